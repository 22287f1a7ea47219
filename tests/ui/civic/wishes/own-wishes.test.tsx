// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { HelpedPersonFormScreen } from '../../../../src/ui/civic/wishes/helped-person-form/helped-person-form.screen'
import { HelpedPersonScreen } from '../../../../src/ui/civic/wishes/helped-person/helped-person.screen'
import { HelpedPersonViewModel } from '../../../../src/ui/civic/wishes/helped-person/helped-person.view-model'
import { HelpedPersonsViewModel } from '../../../../src/ui/civic/wishes/helped-persons.view-model'
import { HelpedPersonFormViewModel } from '../../../../src/ui/civic/wishes/helped-person-form/helped-person-form.view-model'
import { MyWishesScreen } from '../../../../src/ui/civic/wishes/my-wishes.screen'
import { MyWishesViewModel } from '../../../../src/ui/civic/wishes/my-wishes.view-model'
import { WishFormScreen } from '../../../../src/ui/civic/wishes/wish-form/wish-form.screen'
import { WishFormViewModel } from '../../../../src/ui/civic/wishes/wish-form/wish-form.view-model'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { openLive } from '../../../support/live-screen'
import { helped, MemoryWishes, wish } from './memory-wishes'
import { reachedLimit } from '../../../support/reached-limit'

let tab: Tab
let wishes: MemoryWishes
const user = userEvent.setup()
const logIn = () => tab.session.startSession('mine', resident)
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  tab = openTab()
  wishes = new MemoryWishes().bindTo(tab.container)
})

describe('the form of a wish', () => {
  async function draw(query: Readonly<Record<string, string>> = {}) {
    const viewModel = tab.container.get(WishFormViewModel)
    const live = await openLive(viewModel, at('/micro-wish-publish', query))
    renderWith(tab, <WishFormScreen viewModel={viewModel} />)
    act(() => void live.show(at('/micro-wish-publish', query)))
    return viewModel
  }

  it('says all that is wrong at its head and beside the fields, and leads to the first', async () => {
    logIn()
    await draw()
    await press('Send')
    const summary = within(screen.getByRole('alert'))
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Write your wish',
      'Describe what you need',
      'Choose a category',
      'Enter the area where help is needed',
      'Choose a day',
    ])
    expect(document.activeElement).toBe(screen.getByLabelText('Your wish'))
    expect(screen.getByPlaceholderText('e.g. a lift to the clinic')).toBe(screen.getByLabelText('Your wish'))
    await user.click(summary.getByRole('link', { name: 'Choose a category' }))
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
  })

  it('says before it is filled when another wish can be published', async () => {
    logIn()
    wishes.limit = { most: 10, until: Date.UTC(2026, 10, 22, 9), wait: null }
    await draw()
    expect(screen.getByText(/^You’ve sent 10, .* You can send another from/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Your wishes' }).getAttribute('href')).toBe('/my-wish')
    expect(screen.queryByLabelText('Your wish')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  })

  it('says that the site has switched publishing off, instead of asking for what it would refuse', async () => {
    logIn()
    wishes.publish = '0'
    await draw()
    expect(screen.getByText('Wishes are paused')).toBeTruthy()
    expect(screen.queryByLabelText('Your wish')).toBeNull()
  })

  it('is sent for a helped person, and leads to the wish', async () => {
    logIn()
    wishes.persons = [helped('p1')]
    const viewModel = await draw({ for: 'p1' })
    expect((screen.getByLabelText('Who is it for?') as HTMLSelectElement).value).toBe('p1')
    await user.type(screen.getByLabelText('Your wish'), 'A lift to the clinic')
    await user.type(screen.getByLabelText('Details'), 'On Tuesday morning, please.')
    await user.click(screen.getByRole('radio', { name: 'Errands' }))
    await user.type(screen.getByLabelText('Area (public)'), 'Lotus Lane')
    act(() => viewModel.form.change({ wantedOn: '2026-12-01' }))
    await press('Send')
    expect(wishes.created[0]).toMatchObject({ title: 'A lift to the clinic', helpedPersonId: 'p1', wanted: 1 })
    expect([tab.navigator.went, tab.told()]).toEqual([['replace /micro-wish-details/new'], ['wish-sent']])
  })
})

describe('what belongs to a member', () => {
  async function draw() {
    const viewModel = tab.container.get(MyWishesViewModel)
    await openLive(viewModel, at('/my-wish'))
    renderWith(tab, <MyWishesScreen viewModel={viewModel} />)
  }

  it('leads a guest to the login', async () => {
    await draw()
    expect([screen.getByText('Log in to see your wishes'), wishes.calls]).toEqual([expect.anything(), []])
  })

  it('is listed for who comes back to the screen as a member', async () => {
    const live = await openLive(tab.container.get(MyWishesViewModel), at('/my-wish'))
    expect(wishes.calls).toEqual([])
    logIn()
    live.show(at('/my-wish'))
    expect(wishes.calls).toEqual([expect.stringMatching(/^mine/)])
  })

  it('is withdrawn from the list once the member says so', async () => {
    logIn()
    wishes.wishes = [wish('1', { mine: true, acts: ['withdraw'] })]
    await draw()
    await press('Withdraw wish')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw wish' }))
    expect([wishes.calls.includes('remove 1'), screen.queryByText('Wish 1')]).toEqual([true, null])
  })

  it('registers a helped person only with their consent', async () => {
    logIn()
    const viewModel = tab.container.get(HelpedPersonFormViewModel)
    await openLive(viewModel, at('/add-helper'))
    renderWith(tab, <HelpedPersonFormScreen viewModel={viewModel} />)
    await user.type(screen.getByLabelText('Name'), 'Li Ming')
    await user.selectOptions(screen.getByLabelText('Their relationship to you'), 'Neighbour')
    await user.type(screen.getByLabelText('Address'), 'Lotus Lane 3')
    await press('Register')
    expect([screen.getByText('Ask for their consent first'), wishes.told]).toEqual([expect.anything(), []])
    await user.click(screen.getByRole('checkbox'))
    await press('Register')
    expect(tab.navigator.went).toEqual(['replace /help-details/p1'])
  })

  it('says who registers helped people, and leads there, before anything is filled in (B62)', async () => {
    logIn()
    wishes.mayRegister = false
    const viewModel = tab.container.get(HelpedPersonFormViewModel)
    await openLive(viewModel, at('/add-helper'))
    renderWith(tab, <HelpedPersonFormScreen viewModel={viewModel} />)
    expect(screen.getByText('Only volunteers can register people they help')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Become a volunteer' }).getAttribute('href')).toBe('/register-volunteer')
    expect(screen.queryByLabelText('Name')).toBeNull()
  })

  it('says before a person is registered when another one can be', async () => {
    logIn()
    wishes.limit = reachedLimit()
    const viewModel = tab.container.get(HelpedPersonFormViewModel)
    await openLive(viewModel, at('/add-helper'))
    renderWith(tab, <HelpedPersonFormScreen viewModel={viewModel} />)
    expect(screen.getByText(/^You can’t register more people for now/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'People you help' }).getAttribute('href')).toBe('/helper-list')
    expect(screen.queryByLabelText('Name')).toBeNull()
  })

  it('corrects what is registered of a helped person, with their consent anew', async () => {
    logIn()
    const viewModel = tab.container.get(HelpedPersonFormViewModel)
    await openLive(viewModel, at('/add-helper', { person: 'p1' }))
    renderWith(tab, <HelpedPersonFormScreen viewModel={viewModel} />)
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Li Ming')
    await user.type(screen.getByLabelText('Address'), ', door 2')
    await press('Save')
    expect(screen.getByText('Ask for their consent first')).toBeTruthy()
    await user.click(screen.getByRole('checkbox'))
    await press('Save')
    expect(wishes.calls).toContain('change p1')
    expect(wishes.told).toMatchObject([{ name: 'Li Ming', address: 'Lotus Lane 3, door 2' }])
    expect(tab.navigator.went).toHaveLength(1)
  })

  it('keeps what is registered of helped people out of the storage of the phone', async () => {
    logIn()
    wishes.persons = [helped('p1')]
    const person = tab.container.get(HelpedPersonViewModel)
    const all = tab.container.get(HelpedPersonsViewModel)
    const location = { ...at('/help-details/p1'), params: { id: 'p1' } }
    const saved = [await openLive(person, location), await openLive(all, at('/helper-list'))].map((live) =>
      live.snapshot(),
    )
    expect([person.person.value?.id, all.persons.items.length, saved]).toEqual(['p1', 1, [null, null]])
  })

  it('removes a helped person once it is confirmed what happens to their wishes', async () => {
    logIn()
    const viewModel = tab.container.get(HelpedPersonViewModel)
    await openLive(viewModel, { ...at('/help-details/p1'), params: { id: 'p1' } })
    renderWith(tab, <HelpedPersonScreen viewModel={viewModel} />)
    expect(screen.getByRole('link', { name: 'Order a service' }).getAttribute('href')).toBe('/service-order?for=p1')
    expect(screen.getByRole('link', { name: 'View orders' }).getAttribute('href')).toBe(
      '/service-order?show=mine&for=p1',
    )
    expect(screen.getByRole('link', { name: 'Correct details' }).getAttribute('href')).toBe('/add-helper?person=p1')
    await press('Delete')
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Li Ming’s details?' }))
    expect(dialog.getByText(/The wish that no one has claimed yet is withdrawn/)).toBeTruthy()
    expect(dialog.getByText(/The 2 orders that no one has taken yet are cancelled/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect([wishes.calls.includes('remove-person p1'), tab.navigator.went]).toEqual([true, ['replace /helper-list']])
  })
})
