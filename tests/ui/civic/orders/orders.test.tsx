// @vitest-environment jsdom
import type { EvaluationForm } from '../../../../src/domain/frame/ratings/evaluation'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { OrdersGateway, type ServedOrders } from '../../../../src/application/civic/orders/orders-gateway'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { Order } from '../../../../src/domain/civic/orders/order'
import type { AgainForm, OrderForm, OrderReasonForm } from '../../../../src/domain/civic/orders/order-form'
import type { ReachedLimit } from '../../../../src/domain/frame/shared/reached-limit'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { OrderServeScreen } from '../../../../src/ui/civic/orders/order-serve.screen'
import { OrderServeViewModel } from '../../../../src/ui/civic/orders/order-serve.view-model'
import { OrderScreen } from '../../../../src/ui/civic/orders/order/order.screen'
import { OrderViewModel } from '../../../../src/ui/civic/orders/order/order.view-model'
import { ScoresScreen } from '../../../../src/ui/civic/orders/scores.screen'
import { ScoresViewModel } from '../../../../src/ui/civic/orders/scores.view-model'
import { ServiceOrderScreen } from '../../../../src/ui/civic/orders/service-order.screen'
import { ServiceOrderViewModel } from '../../../../src/ui/civic/orders/service-order.view-model'
import { start } from '../../../support/hand-clock'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { openLive } from '../../../support/live-screen'
import { resident } from '../../../support/member-ports'
import { helped, MemoryWishes } from '../wishes/memory-wishes'
import { flush } from '../../../support/flush'

const anna = { id: 'anna', nickname: 'Anna', avatar: null }
const ben = { id: 'ben', nickname: 'Ben', avatar: null }
const placed: Order = {
  id: 'o1',
  service: 'Meals brought home',
  state: 'placed',
  wantedOn: '2026-03-10',
  area: 'Lantern Street',
  reward: 800,
  orderer: null,
  provider: null,
  onBehalfOf: null,
  createdAt: start,
  address: null,
  note: null,
  mine: false,
  phone: null,
  acts: ['provide'],
  isUnrewarded: false,
  paidAt: null,
  score: null,
  steps: [{ id: '1', act: 'place', state: 'placed', at: start, actor: null, text: '', pictures: [] }],
}
const provided: Order = {
  ...placed,
  state: 'provided',
  orderer: anna,
  provider: ben,
  address: 'Number 17, door 4',
  note: 'Third floor',
  phone: '13900000001',
  acts: ['giveBack'],
}

class MemoryOrders implements OrdersGateway {
  readonly calls: string[] = []
  readonly sent: (OrderForm | EvaluationForm)[] = []
  now = placed
  after = provided
  open = true
  usedUp = false
  reward = 800
  limit: ReachedLimit | null = null
  rewardedLimit: ReachedLimit | null = null
  failing: Failure | null = null
  servicesFailing: Failure | null = null
  services = async () =>
    this.servicesFailing !== null
      ? failure(this.servicesFailing)
      : success({
          isOpen: this.open,
          limit: this.limit,
          rewardedLimit: this.rewardedLimit,
          services: [
            {
              id: 's1',
              name: 'Meals brought home',
              text: 'Still warm',
              cover: null,
              reward: this.reward,
              isUsedUp: this.usedUp,
            },
          ],
        })
  mine = async (personId: string | null): ReturnType<OrdersGateway['mine']> => {
    this.calls.push(`mine ${personId}`)
    return success({ items: [this.now], nextCursor: null })
  }
  list = async (show: ServedOrders): ReturnType<OrdersGateway['list']> => {
    this.calls.push(`list ${show}`)
    return success({ items: show === 'open' ? [placed] : [], nextCursor: null })
  }
  orderFailing: Failure | null = null
  order = async () => (this.orderFailing === null ? success(this.now) : failure(this.orderFailing))
  place = async (serviceId: string, order: OrderForm) => {
    this.sent.push(order)
    return this.answer(`place ${serviceId}`)
  }
  provide = async (id: string, acceptsNoReward: boolean) =>
    this.answer(acceptsNoReward ? `provide ${id} without reward` : `provide ${id}`)
  nobodyCame = async (id: string, { wantedOn }: AgainForm) => this.answer(`nobodyCame ${id} ${wantedOn}`)
  object = async (id: string, { text }: OrderReasonForm) => this.answer(`object ${id} ${text}`)
  giveBack = async (id: string) => this.answer(`giveBack ${id}`)
  cancel = async (id: string) => this.answer(`cancel ${id}`)
  complete = async (id: string) => this.answer(`complete ${id}`)
  score = async (id: string, score: EvaluationForm) => {
    this.sent.push(score)
    return this.answer(`score ${id}`)
  }
  scores = async () =>
    success({
      items: [
        { id: 'o2', kind: 'wish' as const, service: 'A haircut', stars: 4, text: 'Well done', from: anna, at: start },
      ],
      nextCursor: null,
      person: { ...ben, average: 4.5, count: 2 },
    })
  private answer(call: string): Outcome<Order> {
    this.calls.push(call)
    return this.failing === null ? success(this.after) : failure(this.failing)
  }
}

let tab: Tab
let gateway: MemoryOrders
let wishes: MemoryWishes
let user: ReturnType<typeof userEvent.setup>
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const confirm = (name: string) => user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }))
beforeEach(() => {
  user = userEvent.setup()
  tab = openTab()
  tab.session.startSession('mine', resident)
  gateway = new MemoryOrders()
  wishes = new MemoryWishes().bindTo(tab.container)
  tab.container.bind(OrdersGateway).toConstantValue(gateway)
})

describe('ordering a service', () => {
  async function draw(query: Readonly<Record<string, string>> = {}) {
    const viewModel = tab.container.get(ServiceOrderViewModel)
    const live = await openLive(viewModel, at('/service-order', query))
    renderWith(tab, <ServiceOrderScreen viewModel={viewModel} />)
    act(() => void live.show(at('/service-order', query)))
    return viewModel
  }

  it('begins at the list of services, unless the site takes no orders', async () => {
    await draw()
    const link = screen.getByRole('link', { name: 'Meals brought home' })
    expect(link.getAttribute('href')).toBe('/service-order?service=s1')
    expect(screen.getByText('Free for you; the volunteer gets ¥8.00')).toBeTruthy()
  })

  it('is not offered where the site takes no orders', async () => {
    gateway.open = false
    await draw()
    expect(screen.getByText('Orders are closed for now')).toBeTruthy()
  })

  it('says above its form that the service did not load, and shows it when that is tried again', async () => {
    gateway.servicesFailing = failureOf('unreachable')
    await draw({ service: 's1' })
    expect(screen.getByText('The services couldn’t be loaded')).toBeTruthy()
    expect(screen.getByLabelText('Area')).toBeTruthy()
    gateway.servicesFailing = null
    await press('Try again')
    expect(screen.getByRole('heading', { name: 'Meals brought home' })).toBeTruthy()
  })

  it('goes out from its form, and leads to the order', async () => {
    await draw({ service: 's1' })
    await press('Place order')
    expect(screen.getAllByText(/Choose a day|This is required/).length).toBeGreaterThan(1)
    const day = screen.getByLabelText('Service day').getAttribute('min') ?? ''
    await user.type(screen.getByLabelText('Service day'), day)
    await user.type(screen.getByLabelText('Area'), 'Lantern Street 17')
    await user.type(screen.getByLabelText('Exact address'), 'Number 17')
    await press('Place order')
    expect(screen.getByText('Leave out the house number here. Put it in the next field.')).toBeTruthy()
    await user.clear(screen.getByLabelText('Area'))
    await user.type(screen.getByLabelText('Area'), 'Lantern Street')
    await press('Place order')
    expect(gateway.sent).toEqual([
      { wantedOn: day, area: 'Lantern Street', address: 'Number 17', note: '', helpedPersonId: null },
    ])
    expect(tab.navigator.went).toEqual(['replace /order-detail?id=o1'])
  })

  it('goes out from its form once the member confirms a day on which they have something else', async () => {
    tab.clashes.clashWith({ reason: 'day' })
    await draw({ service: 's1' })
    const day = screen.getByLabelText('Service day').getAttribute('min') ?? ''
    await user.type(screen.getByLabelText('Service day'), day)
    await user.type(screen.getByLabelText('Area'), 'Lantern Street')
    await press('Place order')
    // Errors come before the question.
    expect(tab.clashes.asked).toEqual([])
    await user.type(screen.getByLabelText('Exact address'), 'Number 17')
    await press('Place order')
    expect([tab.clashes.asked, gateway.sent]).toEqual([[`day ${day}`], []])
    await press('Go on anyway')
    expect(gateway.sent).toHaveLength(1)
  })

  it('for someone whom the member helps keeps them from the list of services to the order', async () => {
    wishes.persons = [helped('p1')]
    await draw({ for: 'p1' })
    expect(screen.getByText('For Li Ming')).toBeTruthy()
    const to = screen.getByRole('link', { name: 'Meals brought home' }).getAttribute('href')
    expect(to).toBe('/service-order?service=s1&for=p1')
    cleanup()
    await draw({ service: 's1', for: 'p1' })
    expect(screen.getByRole('combobox', { name: 'Who is it for?' })).toMatchObject({ value: 'p1' })
    await user.type(
      screen.getByLabelText('Service day'),
      screen.getByLabelText('Service day').getAttribute('min') ?? '',
    )
    await user.type(screen.getByLabelText('Area'), 'Lotus Lane')
    await user.type(screen.getByLabelText('Exact address'), 'Number 3')
    await press('Place order')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who is it for?' }), 'Myself')
    await press('Place order')
    expect(gateway.sent).toMatchObject([{ helpedPersonId: 'p1' }, { helpedPersonId: null }])
  })

  it('asks for whom it is only who helps someone', async () => {
    await draw({ service: 's1' })
    expect(screen.queryByRole('combobox', { name: 'Who is it for?' })).toBeNull()
  })

  it('of the member are listed for one of those whom they help', async () => {
    wishes.persons = [helped('p1')]
    gateway.now = { ...placed, onBehalfOf: 'L*****g' }
    await draw({ show: 'mine' })
    expect(screen.getByText('For L*****g')).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordered for' }), 'Li Ming')
    expect([...new Set(gateway.calls)]).toEqual(['mine null', 'mine p1'])
    expect(tab.navigator.went).toEqual(['replace /service-order?show=mine&for=p1'])
  })

  it('says who sees what, beside the fields', async () => {
    await draw({ service: 's1' })
    for (const said of [
      /^Every approved volunteer can see this/,
      /^Only the volunteer who takes your order can see this/,
      /^Like your address and phone number/,
    ])
      expect(screen.getByText(said)).toBeTruthy()
  })

  it('is not offered for a service whose budget is used up', async () => {
    gateway.usedUp = true
    await draw({ service: 's1' })
    expect(screen.getByText('This service’s reward budget is used up')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
  })

  it.each([
    ['rewardedLimit', { most: 5, until: null, wait: null }, /^You can have 5 open orders with a reward at once/],
    [
      'limit',
      { most: 10, until: Date.UTC(2026, 10, 22, 9), wait: null },
      /^You’ve sent 10, .* You can send another from/,
    ],
  ] as const)(
    'says before it is filled that it is kept by the %s, and leads to what blocks',
    async (name, limit, words) => {
      gateway[name] = limit
      await draw({ service: 's1' })
      expect(screen.getByText(words)).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Your orders' }).getAttribute('href')).toBe('/service-order?show=mine')
      expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
      expect(screen.queryByRole('textbox')).toBeNull()
    },
  )

  it('keeps its draft in sight while a limit keeps it from being sent', async () => {
    const viewModel = await draw({ service: 's1' })
    act(() => viewModel.form!.change({ area: 'Lantern Street' }))
    gateway.rewardedLimit = { most: 5, until: null, wait: null }
    await act(() => viewModel.offeredServices.reload())
    expect(screen.getByText(/What you’ve typed is kept/)).toBeTruthy()
    expect(screen.getByDisplayValue('Lantern Street')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
  })

  it('with a reward alone is kept by the limit of rewards', async () => {
    gateway.rewardedLimit = { most: 5, until: null, wait: null }
    gateway.reward = 0
    await draw({ service: 's1' })
    expect(screen.getByRole('button', { name: 'Place order' })).toBeTruthy()
  })

  it('of the member stand in a list', async () => {
    await draw({ show: 'mine' })
    expect(screen.getByRole('link', { name: 'Meals brought home' }).getAttribute('href')).toBe('/order-detail?id=o1')
    expect(screen.getByText('Waiting for a volunteer')).toBeTruthy()
  })

  it('says in its row what is asked of the orderer, and leads to it', async () => {
    gateway.mine = async () => success({ items: [{ ...placed, state: 'completed' }], nextCursor: null })
    await draw({ show: 'mine' })
    expect(screen.getByText('Waiting for your rating')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Rate the help' }).getAttribute('href')).toBe('/order-detail?id=o1')
  })
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
    await press('Go on anyway')
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
  expect(await screen.findByRole('link', { name: /Meals brought home/ })).toBeTruthy()
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
