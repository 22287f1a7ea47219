// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { OrdersGateway } from '../../../../src/application/civic/orders/orders-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { Order } from '../../../../src/domain/civic/orders/order'
import { failure } from '../../../../src/domain/frame/shared/result'
import { OrderServeScreen } from '../../../../src/ui/civic/orders/order-serve.screen'
import { OrderServeViewModel } from '../../../../src/ui/civic/orders/order-serve.view-model'
import { OrderScreen } from '../../../../src/ui/civic/orders/order/order.screen'
import { OrderViewModel } from '../../../../src/ui/civic/orders/order/order.view-model'
import { ScoresScreen } from '../../../../src/ui/civic/orders/scores.screen'
import { ScoresViewModel } from '../../../../src/ui/civic/orders/scores.view-model'
import { start } from '../../../support/hand-clock'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { openLive } from '../../../support/live-screen'
import { resident } from '../../../support/member-ports'
import { MemoryWishes } from '../wishes/memory-wishes'
import { flush } from '../../../support/flush'
import { placed, provided, MemoryOrders, anna } from './memory-orders'

let tab: Tab
let gateway: MemoryOrders
let user: ReturnType<typeof userEvent.setup>
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const confirm = (name: string) => user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }))
beforeEach(() => {
  user = userEvent.setup()
  tab = openTab()
  tab.session.startSession('mine', resident)
  gateway = new MemoryOrders()
  new MemoryWishes().bindTo(tab.container)
  tab.container.bind(OrdersGateway).toConstantValue(gateway)
})

describe('an order', () => {
  async function draw(order: Order) {
    gateway.now = order
    const viewModel = tab.container.get(OrderViewModel)
    const live = await openLive(viewModel, at('/order-detail', { id: 'o1' }))
    renderWith(tab, <OrderScreen viewModel={viewModel} />)
    act(() => void live.show(at('/order-detail', { id: 'o1' })))
  }

  it('is taken by a volunteer, who then sees whom to call', async () => {
    await draw(placed)
    await press('Take this order')
    await confirm('Take this order')
    expect(gateway.calls).toEqual(['provide o1'])
    expect(screen.getByRole('link', { name: 'Call 13900000001' })).toBeTruthy()
  })

  it('is taken once what clashes is confirmed', async () => {
    tab.clashes.clashWith()
    await draw(placed)
    await press('Take this order')
    await confirm('Take this order')
    expect(gateway.calls).toEqual([])
    await press('Continue anyway')
    expect([gateway.calls, tab.clashes.asked]).toEqual([['provide o1'], ['order o1']])
  })

  it('waits for the phone of a member who has none, before anything is asked', async () => {
    tab.session.startSession('mine', { ...resident, phone: null })
    tab.clashes.clashWith()
    await draw(placed)
    await press('Take this order')
    await confirm('Take this order')
    expect([gateway.calls, tab.clashes.asked, tab.navigator.went]).toEqual([[], [], ['bind /mine']])
  })

  it('leads who is no volunteer to the registration, and shows nothing of it', async () => {
    gateway.orderFailing = { ...failureOf('state-refuses'), state: 'not-a-volunteer' }
    await draw(placed)
    expect(screen.queryByText('Lantern Street')).toBeNull()
    expect(screen.getByRole('link', { name: 'Become a volunteer' }).getAttribute('href')).toBe('/register-volunteer')
  })

  it('says to who waits for the office that their registration is being checked, and leads to it', async () => {
    gateway.orderFailing = { ...failureOf('state-refuses'), state: 'volunteer-pending' }
    await draw(placed)
    expect(screen.getByText('Your registration is being checked')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Become a volunteer' })).toBeNull()
    expect(screen.getByRole('link', { name: 'See your registration' }).getAttribute('href')).toBe('/register-volunteer')
  })

  it('shows its area alone until it is taken, and then where it is', async () => {
    await draw(placed)
    expect([screen.queryByText('Number 17, door 4'), screen.queryByText('Anna')]).toEqual([null, null])
    expect(
      screen.getByText('Once you take it, you can see who ordered it, their phone number, the address and the note'),
    ).toBeTruthy()
    await press('Take this order')
    await confirm('Take this order')
    expect([screen.getByText('Number 17, door 4'), screen.getByText('Third floor')]).toHaveLength(2)
  })

  it('names nobody where who placed it is hidden or time acted, and the office where it did', async () => {
    const taken = (id: string, act: 'place' | 'expire' | 'settle') => ({ ...placed.steps[0]!, id, act })
    await draw({ ...placed, steps: [taken('1', 'place'), taken('2', 'expire'), taken('3', 'settle')] })
    const steps = within(screen.getByRole('region', { name: 'Progress' })).getAllByRole('listitem')
    expect(steps.map((step) => within(step).queryByText('Official') !== null)).toEqual([true, false, false])
  })

  it('offers its orderer alone to be told when something happens, while they wait for a volunteer', async () => {
    const offered = async (parts: Partial<Order>, isFirst = false) => {
      await draw({ ...placed, ...parts })
      if (isFirst) await screen.findByRole('button', { name: 'Tell me when something happens' })
      // Its code is loaded now, so that it comes at once.
      await act(flush)
      const offers = screen.queryAllByRole('button', { name: 'Tell me when something happens' }).length
      cleanup()
      return offers
    }
    expect(await offered({ mine: true }, true)).toBe(1)
    expect(await offered({ mine: true, state: 'provided' })).toBe(1)
    expect(await offered({ mine: true, state: 'cancelled' })).toBe(0)
    expect(await offered({ mine: false })).toBe(0)
  })

  it('that leaves nothing to do has no bar', async () => {
    await draw({ ...placed, acts: [] })
    expect(screen.queryByRole('region', { name: 'What you can do' })).toBeNull()
  })

  it('that brings no reward says so before it is taken', async () => {
    await draw({ ...placed, isUnrewarded: true })
    await press('Take this order')
    expect(screen.getByText(/this one has no reward/)).toBeTruthy()
    await confirm('Take this order')
    expect(gateway.calls).toEqual(['provide o1 without reward'])
  })

  it.each([
    ['paused', /You gave u/],
    ['holds-enough', /You already have /],
  ])('that a volunteer may not take says why: %s', async (state, said) => {
    gateway.failing = { ...failureOf('state-refuses'), state }
    await draw(placed)
    await press('Take this order')
    await confirm('Take this order')
    expect([screen.getByRole('alert').textContent, tab.told()]).toEqual([expect.stringMatching(said), []])
  })

  it('to which nobody came is open again for another day', async () => {
    await draw({ ...provided, mine: true, acts: ['complete', 'nobodyCame', 'object'] })
    await press('No one came')
    const day = screen.getByLabelText('New service day')
    await user.type(day, day.getAttribute('max') ?? '')
    gateway.after = { ...placed, mine: true, orderer: anna, acts: ['cancel'] }
    await press('Send')
    expect(gateway.calls).toEqual([`nobodyCame o1 ${day.getAttribute('max')}`])
    expect(screen.getByText('Approved volunteers can take it until the service day.')).toBeTruthy()
  })

  it('is objected to with a reason, and then waits for the office', async () => {
    await draw({ ...provided, mine: true, state: 'completed', acts: ['score', 'object'], paidAt: start })
    expect(screen.getByText('Reward paid')).toBeTruthy()
    await press('Report a problem')
    await press('Send')
    expect(screen.getAllByText('Enter a reason').length).toBeGreaterThan(0)
    await user.type(screen.getByLabelText('What was wrong?'), 'They left at once')
    gateway.after = { ...provided, mine: true, state: 'disputed', acts: [], phone: null, address: null, note: null }
    await press('Send')
    expect(gateway.calls).toEqual(['object o1 They left at once'])
    expect(screen.getByText('A problem was reported. The office is looking into it.')).toBeTruthy()
  })

  it('is taken after binding a phone, without another tap', async () => {
    tab.session.startSession('mine', { ...resident, phone: null })
    await draw(placed)
    await press('Take this order')
    await confirm('Take this order')
    expect([gateway.calls, tab.navigator.went]).toEqual([[], ['bind /mine']])
    tab.session.startSession('mine', resident)
    const viewModel = tab.container.get(OrderViewModel)
    const live = await openLive(viewModel, at('/order-detail', { id: 'o1' }))
    await act(async () => void live.show(at('/order-detail', { id: 'o1' })))
    expect(gateway.calls).toEqual(['provide o1'])
  })

  it('that somebody else took first says so, and shows it as it is now', async () => {
    await draw(placed)
    gateway.failing = failureOf('somebody-first')
    gateway.now = { ...placed, state: 'provided', acts: [] }
    await press('Take this order')
    await confirm('Take this order')
    expect(tab.told()).toEqual(['somebody-first'])
    expect(screen.getByText('Taken')).toBeTruthy()
  })

  it('is completed and scored by its orderer', async () => {
    gateway.after = { ...provided, mine: true, state: 'completed', phone: null, acts: ['score'] }
    await draw({ ...provided, mine: true, acts: ['complete'] })
    await press('Confirm it’s done')
    await confirm('Confirm it’s done')
    await press('Rate the help')
    await user.click(screen.getByRole('radio', { name: /^5 stars/ }))
    await user.type(screen.getByLabelText(/Comment/), 'Warm and kind')
    gateway.after = { ...gateway.after, state: 'scored', acts: [], score: { stars: 5, text: 'Warm and kind' } }
    await press('Send')
    expect(gateway.calls).toEqual(['complete o1', 'score o1'])
    expect(screen.getByRole('img', { name: '5 out of 5 stars' })).toBeTruthy()
  })

  it('is given back with a reason', async () => {
    await draw(provided)
    await press('Give up this order')
    await user.type(screen.getByLabelText(/Reason/), 'I am ill')
    gateway.after = placed
    await press('Send')
    expect(gateway.calls).toEqual(['giveBack o1'])
    expect(screen.getByText('Waiting for a volunteer. You can take it.')).toBeTruthy()
  })
})

it('orders to serve stand in a list, by what was done with them', async () => {
  const viewModel = tab.container.get(OrderServeViewModel)
  await openLive(viewModel, at('/order-serve', { show: 'done' }))
  renderWith(tab, <OrderServeScreen viewModel={viewModel} />)
  expect(screen.getByText('You haven’t completed any orders yet')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Open' }))
  const row = (await screen.findByRole('link', { name: /Meals brought home/ })).closest('article')
  // The tab says that they are open, so the rows do not.
  expect([row?.textContent?.includes('Lantern Street'), row?.textContent?.includes('Open')]).toEqual([true, false])
  expect(gateway.calls).toEqual(['list done', 'list open'])
})

it('orders to serve are for approved volunteers, as others read', async () => {
  gateway.list = async () => failure({ ...failureOf('state-refuses'), state: 'not-a-volunteer' })
  const viewModel = tab.container.get(OrderServeViewModel)
  await openLive(viewModel, at('/order-serve'))
  renderWith(tab, <OrderServeScreen viewModel={viewModel} />)
  expect(screen.getByRole('link', { name: 'Become a volunteer' }).getAttribute('href')).toBe('/register-volunteer')
})

it('the scores of a provider show their mean, and each with its words', async () => {
  const viewModel = tab.container.get(ScoresViewModel)
  await openLive(viewModel, at('/user-evalues', { id: 'ben' }))
  renderWith(tab, <ScoresScreen viewModel={viewModel} />)
  expect(screen.getByText('4.5 out of 5, from 2 ratings')).toBeTruthy()
  expect([screen.getByText('Well done'), screen.getByRole('img', { name: '4 out of 5 stars' })]).toHaveLength(2)
})
