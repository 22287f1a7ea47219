// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { WishScreen } from '../../../../src/ui/civic/wishes/wish/wish.screen'
import type { Wish } from '../../../../src/domain/civic/wishes/wish'
import { WishViewModel } from '../../../../src/ui/civic/wishes/wish/wish.view-model'
import { openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { openLive } from '../../../support/live-screen'
import { MemoryWishes, wish } from './memory-wishes'
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

  it('says once what was written with its rating, whose step shows the stars alone', async () => {
    const said = 'They carried it up in no time.'
    const rated = {
      id: 's2',
      act: 'evaluate',
      state: 'evaluated',
      at: 0,
      actor: null,
      text: said,
      pictures: [],
    } as const
    wishes.wishes = [wish('1', { state: 'evaluated', acts: [], steps: [rated], evaluation: { stars: 4, text: said } })]
    await draw()
    expect(screen.getAllByText(said)).toHaveLength(1)
    expect(screen.getAllByRole('img', { name: '4 out of 5 stars' })).toHaveLength(2)
  })

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
    expect([screen.queryByRole('button', { name: 'I can help' }), screen.getByText('2 of 2 helpers')]).toHaveLength(2)
  })

  it('tells a guest before they claim that it takes a login and an approved volunteer, and no member', async () => {
    const needs = 'Log in first. For approved volunteers only.'
    await draw()
    expect(screen.getByText(needs)).toBeTruthy()
    act(logIn)
    expect(screen.queryByText(needs)).toBeNull()
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
    expect([tab.navigator.went, wishes.calls.includes('claim 1')]).toEqual([
      ['/register-volunteer?redirect=%2Fmine'],
      false,
    ])
    wishes.later = wish('1')
    const location = { path: '/micro-wish-details/1', params: { aid: '1' }, query: {} }
    await act(async () => {
      const again = await openLive(viewModel, location)
      again.show(location)
    })
    expect(wishes.calls).toContain('claim 1')
  })

  it('says to who waits for the office that their registration is being checked, and leads to it', async () => {
    logIn()
    wishes.wishes = [wish('1', { acts: [], needsVolunteer: true, registrationPending: true })]
    await draw()
    expect(screen.getByText(/^Your registration is being checked/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Become a volunteer' })).toBeNull()
    await press('See your registration')
    expect(tab.navigator.went).toEqual(['/register-volunteer?redirect=%2Fmine'])
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
