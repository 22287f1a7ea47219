// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { HelpedPersonFormScreen } from '../../../../src/ui/civic/wishes/helped-person-form/helped-person-form.screen'
import { HelpedPersonScreen } from '../../../../src/ui/civic/wishes/helped-person/helped-person.screen'
import { HelpedPersonViewModel } from '../../../../src/ui/civic/wishes/helped-person/helped-person.view-model'
import { HelpedPersonsViewModel } from '../../../../src/ui/civic/wishes/helped-persons.view-model'
import { HelpedPersonFormViewModel } from '../../../../src/ui/civic/wishes/helped-person-form/helped-person-form.view-model'
import { MyWishesScreen } from '../../../../src/ui/civic/wishes/my-wishes.screen'
import { MyWishesViewModel } from '../../../../src/ui/civic/wishes/my-wishes.view-model'
import { WishFormScreen } from '../../../../src/ui/civic/wishes/wish-form/wish-form.screen'
import { WishFormViewModel } from '../../../../src/ui/civic/wishes/wish-form/wish-form.view-model'
import { WishListScreen } from '../../../../src/ui/civic/wishes/wish-list/wish-list.screen'
import { WishListViewModel } from '../../../../src/ui/civic/wishes/wish-list/wish-list.view-model'
import { WishScreen } from '../../../../src/ui/civic/wishes/wish/wish.screen'
import type { Wish } from '../../../../src/domain/civic/wishes/wish'
import { WishViewModel } from '../../../../src/ui/civic/wishes/wish/wish.view-model'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { openLive } from '../../../support/live-screen'
import { helped, MemoryWishes, wish } from './memory-wishes'
import { reachedLimit } from '../../../support/reached-limit'
import { flush } from '../../../support/flush'

let tab: Tab
let wishes: MemoryWishes
const user = userEvent.setup()
const logIn = () => tab.session.startSession('mine', resident)
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  tab = openTab()
  wishes = new MemoryWishes().bindTo(tab.container)
})

describe('the wishes of the city', () => {
  async function draw(query: Readonly<Record<string, string>> = {}) {
    const viewModel = tab.container.get(WishListViewModel)
    await openLive(viewModel, at('/micro-wish', query))
    renderWith(tab, <WishListScreen viewModel={viewModel} />)
    return viewModel
  }

  it('stand by state, and the choice stands in the address', async () => {
    await draw()
    expect(screen.getAllByRole('article')).toHaveLength(2)
    await user.click(screen.getByRole('tab', { name: 'Help given' }))
    expect(tab.navigator.went).toEqual(['replace /micro-wish?state=finished'])
    expect(screen.getByRole('link', { name: 'Wish 2' }).getAttribute('href')).toBe('/micro-wish-details/2')
  })

  it('are searched, and the cross of the bar ends that', async () => {
    await draw()
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await user.type(screen.getByRole('searchbox'), 'ramp{Enter}')
    expect(wishes.calls).toContain('list //ramp/new')
    await press('Clear')
    expect(tab.navigator.went.at(-1)).toBe('replace /micro-wish')
  })

  it('are shown nearest first once the position is known', async () => {
    await draw()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Nearest')
    expect(wishes.calls).toContain('list ///near here')
  })

  it('offer to make one unless the site has switched that off (B14)', async () => {
    await draw()
    expect(screen.getByRole('link', { name: 'Make a wish' }).getAttribute('href')).toBe('/micro-wish-publish')
  })

  it('offer nothing where the site allows no publishing', async () => {
    wishes.publish = '0'
    await draw()
    expect(screen.queryByRole('link', { name: 'Make a wish' })).toBeNull()
  })

  it('are claimed in their row once what clashes is confirmed', async () => {
    logIn()
    tab.clashes.clashWith({ reason: 'day', times: null })
    await draw()
    await user.click(within(screen.getAllByRole('article')[0]!).getByRole('button', { name: 'I can help' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'I can help' }))
    expect(await screen.findByText(/“Reading the paper” is on the same day/)).toBeTruthy()
    expect(wishes.calls).not.toContain('claim 1')
    await press('Go on anyway')
    expect([wishes.calls.includes('claim 1'), tab.clashes.asked]).toEqual([true, ['wish 1']])
  })

  it('are claimed in their row by a member who says so twice, and the row shows it', async () => {
    logIn()
    await draw()
    const row = () => within(screen.getAllByRole('article')[0]!)
    await user.click(row().getByRole('button', { name: 'I can help' }))
    expect(wishes.calls).not.toContain('claim 1')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'I can help' }))
    expect([wishes.calls.includes('claim 1'), tab.told()]).toEqual([true, ['wish-claimed']])
    expect([row().getByText('You’re helping'), row().queryByRole('button')]).toEqual([expect.anything(), null])
  })

  it('say in the row why a volunteer may not claim one now, and refresh when somebody was first', async () => {
    logIn()
    wishes.failing = { claim: failureOf('state-refuses', { status: 409, state: 'holds-enough' }) }
    await draw()
    const claim = async () => {
      await press('I can help')
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'I can help' }))
    }
    await claim()
    expect(within(screen.getAllByRole('article')[0]!).getByRole('alert').textContent).toMatch(/^You already have 3/)
    wishes.failing = { claim: failureOf('somebody-first', { status: 409 }) }
    wishes.wishes = [wish('1', { state: 'claimed', claimed: 2, acts: [] })]
    await claim()
    const row = within(screen.getByRole('article'))
    expect([tab.told(), screen.queryByRole('alert'), row.getByText('Being helped')]).toEqual([
      ['somebody-first'],
      null,
      expect.anything(),
    ])
  })

  it('are claimed for a guest who comes back to the list from the login', async () => {
    await draw()
    await press('I can help')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'I can help' }))
    expect([tab.navigator.logins.length, wishes.calls.includes('claim 1')]).toEqual([1, false])
    logIn()
    const viewModel = tab.container.get(WishListViewModel)
    await act(async () => {
      const again = await openLive(viewModel, at('/micro-wish'))
      again.show(at('/micro-wish'))
    })
    expect(wishes.calls).toContain('claim 1')
  })

  it('say what an empty choice is, and lead out of it', async () => {
    wishes.wishes = []
    await draw({ search: 'x' })
    await press('Clear filters')
    expect(screen.getByText('No wishes yet')).toBeTruthy()
  })
})

describe('a wish', () => {
  async function draw(id = '1') {
    const viewModel = tab.container.get(WishViewModel)
    const location = { path: `/micro-wish-details/${id}`, params: { aid: id }, query: {} }
    const live = await openLive(viewModel, location)
    renderWith(tab, <WishScreen viewModel={viewModel} />)
    act(() => void live.show(location))
    return viewModel
  }
  const confirm = (name: string) => user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }))

  it('is claimed once what clashes is confirmed', async () => {
    logIn()
    tab.clashes.clashWith({ reason: 'day', times: null })
    await draw()
    await press('I can help')
    await confirm('I can help')
    expect(await screen.findByText(/“Reading the paper” is on the same day/)).toBeTruthy()
    await press('Not now')
    expect(wishes.calls).not.toContain('claim 1')
  })

  it('is claimed by a member who says so twice, and shows the phone then', async () => {
    logIn()
    await draw()
    await press('I can help')
    expect(wishes.calls).not.toContain('claim 1')
    await confirm('I can help')
    expect([tab.told(), screen.getByRole('link', { name: 'Call 13900000000' }).getAttribute('href')]).toEqual([
      ['wish-claimed'],
      'tel:13900000000',
    ])
    expect(screen.queryByRole('button', { name: 'I can help' })).toBeNull()
  })

  it('whose last place was taken by another says so, and is shown as it is now', async () => {
    logIn()
    wishes.failing = { claim: failureOf('somebody-first', { status: 409 }) }
    wishes.later = wish('1', { state: 'claimed', claimed: 2, acts: [] })
    await draw()
    await press('I can help')
    await confirm('I can help')
    expect(tab.told()).toEqual(['somebody-first'])
    expect([screen.queryByRole('button', { name: 'I can help' }), screen.getByText('2 of 2 needed')]).toHaveLength(2)
  })

  it('is claimed for a guest who comes back from the login', async () => {
    await draw()
    await press('I can help')
    await confirm('I can help')
    expect([tab.navigator.logins.length, wishes.calls.includes('claim 1')]).toEqual([1, false])
    logIn()
    const viewModel = tab.container.get(WishViewModel)
    const location = { path: '/micro-wish-details/1', params: { aid: '1' }, query: {} }
    await act(async () => {
      const again = await openLive(viewModel, location)
      again.show(location)
    })
    expect(wishes.calls).toContain('claim 1')
  })

  it.each([
    [
      'paused',
      'You gave up three wishes or orders within a week, so claiming is paused until the office allows it again.',
    ],
    ['holds-enough', 'You already have 3 wishes or orders. Finish one of them first.'],
    ['took-enough', 'You can take up to 5 wishes or orders a day. Please come back tomorrow.'],
  ])('that a volunteer may not claim now says why beside the act: %s', async (state, text) => {
    logIn()
    wishes.failing = { claim: failureOf('state-refuses', { status: 409, state }) }
    await draw()
    await press('I can help')
    await confirm('I can help')
    expect([screen.getByRole('alert').textContent, tab.told()]).toEqual([text, []])
    wishes.failing = {}
    await press('I can help')
    await confirm('I can help')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leads who is no volunteer to register, and is claimed when they come back approved', async () => {
    logIn()
    wishes.wishes = [wish('1', { acts: [], needsVolunteer: true })]
    const viewModel = await draw()
    expect(screen.getByText('Only approved volunteers can claim it')).toBeTruthy()
    await press('Become a volunteer')
    expect([tab.navigator.went, wishes.calls.includes('claim 1')]).toEqual([['/register-volunteer'], false])
    wishes.later = wish('1')
    const location = { path: '/micro-wish-details/1', params: { aid: '1' }, query: {} }
    await act(async () => {
      const again = await openLive(viewModel, location)
      again.show(location)
    })
    expect(wishes.calls).toContain('claim 1')
  })

  it('shows the address to who holds the claim, and the way there', async () => {
    logIn()
    const privatePlace = { address: '17, door 4', latitude: 26.42345, longitude: 111.61234 }
    wishes.wishes = [wish('1', { state: 'claimed', acts: ['finish'], privatePlace })]
    await draw()
    expect([screen.getByText('17, door 4'), screen.getByText(/^You can see this while you/)]).toHaveLength(2)
    await press('Directions')
    expect(tab.navigator.left.at(-1)).toContain('111.61234%2C26.42345')
    expect(tab.navigator.left.at(-1)).not.toContain('door')
  })

  it('shows the wisher their own address, and who else sees it', async () => {
    logIn()
    const privatePlace = { address: '17, door 4', latitude: null, longitude: null }
    wishes.wishes = [wish('1', { mine: true, acts: ['withdraw'], privatePlace })]
    await draw()
    expect([
      screen.getByText('17, door 4'),
      screen.getByText('Only you and whoever claims the wish can see it'),
    ]).toHaveLength(2)
  })

  it('offers its wisher alone to be told when something happens, while they wait for it', async () => {
    logIn()
    const offered = async (parts: Partial<Wish>, isFirst = false) => {
      wishes.wishes = [wish('1', parts)]
      await draw()
      if (isFirst) await screen.findByRole('button', { name: 'Tell me when something happens' })
      // Its code is loaded now, so that it comes at once.
      await act(flush)
      const offers = screen.queryAllByRole('button', { name: 'Tell me when something happens' }).length
      cleanup()
      return offers
    }
    expect(await offered({ mine: true, state: 'submitted' }, true)).toBe(1)
    expect(await offered({ mine: true, state: 'claimed' })).toBe(1)
    expect(await offered({ mine: true, state: 'evaluated' })).toBe(0)
    expect(await offered({ mine: false, state: 'open' })).toBe(0)
  })

  it('lets one of its volunteers go, with a reason', async () => {
    logIn()
    const claimants = [{ id: 'u9', nickname: 'Wren', avatar: null, claimedAt: 0, helped: 0, phone: null }]
    wishes.wishes = [wish('1', { mine: true, acts: ['letGo', 'withdraw'], claimed: 1, claimants })]
    await draw()
    await press('Remove volunteer Wren')
    await press('Remove volunteer')
    expect(screen.getByText('Enter a reason')).toBeTruthy()
    await user.type(screen.getByLabelText('Reason'), 'My son can come now')
    await press('Remove volunteer')
    expect(wishes.calls).toContain('letGo 1 u9 My son can come now')
    expect(screen.queryByRole('button', { name: 'Remove volunteer Wren' })).toBeNull()
  })

  it('lets the wisher say that they were not helped, with words', async () => {
    logIn()
    wishes.wishes = [wish('1', { mine: true, state: 'finished', acts: ['evaluate', 'notDone'] })]
    await draw()
    await press('I wasn’t helped')
    const sheet = within(screen.getByRole('dialog'))
    await user.click(sheet.getByRole('button', { name: 'Send' }))
    expect(sheet.getByText('Tell us what happened')).toBeTruthy()
    await user.type(sheet.getByRole('textbox'), 'Nobody came here')
    await user.click(sheet.getByRole('button', { name: 'Send' }))
    expect(wishes.calls).toContain('notDone 1 Nobody came here')
  })

  it('is finished with words', async () => {
    logIn()
    wishes.wishes = [wish('1', { state: 'claimed', acts: ['finish', 'cancel'] })]
    await draw()
    await press('Mark as done')
    await press('Send')
    expect(screen.getByText('Describe what was done')).toBeTruthy()
    await user.type(screen.getByLabelText('What was done'), 'We carried it up.')
    await press('Send')
    expect(wishes.told).toEqual([{ text: 'We carried it up.', pictures: [] }])
    expect(screen.getAllByText('Help given')).toHaveLength(1)
  })

  it('is evaluated with stars', async () => {
    logIn()
    wishes.wishes = [wish('1', { state: 'finished', mine: true, acts: ['evaluate'] })]
    await draw()
    await press('Rate the help')
    await user.click(screen.getByRole('radio', { name: /^4 stars/ }))
    await press('Send')
    expect(wishes.told).toEqual([{ stars: 4, text: '' }])
    expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy()
  })

  it('that is withdrawn is left', async () => {
    logIn()
    wishes.wishes = [wish('1', { mine: true, acts: ['withdraw'] })]
    await draw()
    await press('Withdraw wish')
    await confirm('Withdraw wish')
    expect([wishes.calls.includes('remove 1'), tab.told(), tab.navigator.went]).toEqual([
      true,
      ['wish-withdrawn'],
      ['back /my-wish'],
    ])
  })

  it('that is gone says so, and can be asked for again', async () => {
    await draw('nothing')
    expect(screen.getByText('The wish couldn’t be loaded')).toBeTruthy()
  })
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
    await press('Submit for review')
    const summary = within(screen.getByRole('alert'))
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Write your wish',
      'Describe what you need',
      'Choose a category',
      'Enter the area where help is needed',
      'Choose a day',
    ])
    expect(document.activeElement).toBe(screen.getByLabelText('Your wish'))
    await user.click(summary.getByRole('link', { name: 'Choose a category' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Category'))
  })

  it('says before it is filled when another wish can be published', async () => {
    logIn()
    wishes.limit = { most: 10, until: Date.UTC(2026, 10, 22, 9), wait: null }
    await draw()
    expect(screen.getByText(/^You’ve sent 10, .* You can send another from/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Your wishes' }).getAttribute('href')).toBe('/my-wish')
    expect(screen.queryByLabelText('Your wish')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull()
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
    await user.selectOptions(screen.getByLabelText('Category'), 'Errands')
    await user.type(screen.getByLabelText('Area (public)'), 'Lotus Lane')
    act(() => viewModel.form.change({ wantedOn: '2026-12-01' }))
    await press('Submit for review')
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
    expect([screen.getByText('Log in to see this'), wishes.calls]).toEqual([expect.anything(), []])
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
