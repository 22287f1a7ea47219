// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { OrdersGateway, type ServedOrders } from '../../../src/application/orders/orders-gateway'
import { failureOf, type Failure, type Outcome } from '../../../src/application/shared/failure'
import type { Order } from '../../../src/domain/orders/order'
import type { OrderForm, ScoreForm } from '../../../src/domain/orders/order-form'
import { failure, success } from '../../../src/domain/shared/result'
import { OrderServeScreen } from '../../../src/ui/orders/order-serve.screen'
import { OrderServeViewModel } from '../../../src/ui/orders/order-serve.view-model'
import { OrderScreen } from '../../../src/ui/orders/order.screen'
import { OrderViewModel } from '../../../src/ui/orders/order.view-model'
import { ScoresScreen } from '../../../src/ui/orders/scores.screen'
import { ScoresViewModel } from '../../../src/ui/orders/scores.view-model'
import { ServiceOrderScreen } from '../../../src/ui/orders/service-order.screen'
import { ServiceOrderViewModel } from '../../../src/ui/orders/service-order.view-model'
import { start } from '../../support/hand-clock'
import { at, never, openTab, renderWith, type Tab } from '../../support/member-host'
import { resident } from '../../support/member-ports'

const anna = { id: 'anna', nickname: 'Anna', avatar: null }
const ben = { id: 'ben', nickname: 'Ben', avatar: null }
const placed: Order = {
  id: 'o1',
  service: 'Meals brought home',
  state: 'placed',
  wantedOn: '2026-03-10',
  place: 'Lantern Street 17',
  reward: 800,
  orderer: anna,
  provider: null,
  createdAt: start,
  note: 'Third floor',
  mine: false,
  phone: null,
  acts: ['provide'],
  needsVolunteer: false,
  score: null,
  steps: [{ id: '1', act: 'place', state: 'placed', at: start, actor: anna, text: '', pictures: [] }],
}
const provided: Order = { ...placed, state: 'provided', provider: ben, phone: '13900000001', acts: ['giveBack'] }

class MemoryOrders implements OrdersGateway {
  readonly calls: string[] = []
  readonly sent: (OrderForm | ScoreForm)[] = []
  now = placed
  after = provided
  open = true
  failing: Failure | null = null
  servicesFailing: Failure | null = null
  services = async () =>
    this.servicesFailing !== null
      ? failure(this.servicesFailing)
      : success({
          isOpen: this.open,
          services: [{ id: 's1', name: 'Meals brought home', text: 'Still warm', cover: null, reward: 800 }],
        })
  mine = async () => success({ items: [this.now], nextCursor: null })
  list = async (show: ServedOrders) => {
    this.calls.push(`list ${show}`)
    return success({ items: show === 'open' ? [placed] : [], nextCursor: null })
  }
  order = async () => success(this.now)
  place = async (serviceId: string, order: OrderForm) => {
    this.sent.push(order)
    return this.answer(`place ${serviceId}`)
  }
  provide = async (id: string) => this.answer(`provide ${id}`)
  giveBack = async (id: string) => this.answer(`giveBack ${id}`)
  cancel = async (id: string) => this.answer(`cancel ${id}`)
  complete = async (id: string) => this.answer(`complete ${id}`)
  score = async (id: string, score: ScoreForm) => {
    this.sent.push(score)
    return this.answer(`score ${id}`)
  }
  scores = async () =>
    success({
      items: [{ id: 'o2', service: 'A haircut', stars: 4, text: 'Well done', from: anna, at: start }],
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
let user: ReturnType<typeof userEvent.setup>
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const confirm = (name: string) => user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }))
beforeEach(() => {
  user = userEvent.setup()
  tab = openTab()
  tab.session.begin('mine', resident)
  gateway = new MemoryOrders()
  tab.container.bind(OrdersGateway).toConstantValue(gateway)
})

describe('ordering a service', () => {
  async function draw(query: Readonly<Record<string, string>> = {}) {
    const viewModel = tab.container.get(ServiceOrderViewModel)
    await viewModel.open(at('/service-order', query), never)
    renderWith(tab, <ServiceOrderScreen viewModel={viewModel} />)
    act(() => void viewModel.show())
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
    expect(screen.getByText('No orders are taken at present')).toBeTruthy()
  })

  it('says above its form that the service did not load, and shows it when that is tried again', async () => {
    gateway.servicesFailing = failureOf('unreachable')
    await draw({ service: 's1' })
    expect(screen.getByText('The services did not load')).toBeTruthy()
    expect(screen.getByLabelText('Place')).toBeTruthy()
    gateway.servicesFailing = null
    await press('Try again')
    expect(screen.getByRole('heading', { name: 'Meals brought home' })).toBeTruthy()
  })

  it('goes out from its form, and leads to the order', async () => {
    await draw({ service: 's1' })
    await press('Place the order')
    expect(screen.getAllByText(/Choose a day|Fill this in/).length).toBeGreaterThan(1)
    const day = screen.getByLabelText('Day').getAttribute('min') ?? ''
    await user.type(screen.getByLabelText('Day'), day)
    await user.type(screen.getByLabelText('Place'), 'Lantern Street 17')
    await press('Place the order')
    expect(gateway.sent).toEqual([{ wantedOn: day, place: 'Lantern Street 17', note: '' }])
    expect(tab.navigator.went).toEqual(['replace /order-detail?id=o1'])
  })

  it('of the member stand in a list', async () => {
    await draw({ show: 'mine' })
    expect(screen.getByRole('link', { name: /Meals brought home.*Open/ }).getAttribute('href')).toBe(
      '/order-detail?id=o1',
    )
  })
})

describe('an order', () => {
  async function draw(order: Order) {
    gateway.now = order
    const viewModel = tab.container.get(OrderViewModel)
    await viewModel.open(at('/order-detail', { id: 'o1' }), never)
    renderWith(tab, <OrderScreen viewModel={viewModel} />)
    act(() => void viewModel.show())
  }

  it('is taken by a volunteer, who then sees whom to call', async () => {
    await draw(placed)
    await press('I will do it')
    await confirm('I will do it')
    expect(gateway.calls).toEqual(['provide o1'])
    expect(screen.getByRole('link', { name: 'Call 13900000001' })).toBeTruthy()
  })

  it('leads who is no volunteer to the registration', async () => {
    await draw({ ...placed, acts: [], needsVolunteer: true })
    expect(screen.getByRole('link', { name: 'Become a volunteer' }).getAttribute('href')).toBe('/register-volunteer')
  })

  it('is taken after binding a phone, without another tap', async () => {
    tab.session.begin('mine', { ...resident, phone: null })
    await draw(placed)
    await press('I will do it')
    await confirm('I will do it')
    expect([gateway.calls, tab.navigator.went]).toEqual([[], ['bind /mine']])
    tab.session.begin('mine', resident)
    const viewModel = tab.container.get(OrderViewModel)
    await viewModel.open(at('/order-detail', { id: 'o1' }), never)
    await act(async () => void viewModel.show())
    expect(gateway.calls).toEqual(['provide o1'])
  })

  it('that somebody else took first says so, and shows it as it is now', async () => {
    await draw(placed)
    gateway.failing = failureOf('somebody-first')
    gateway.now = { ...placed, state: 'provided', acts: [] }
    await press('I will do it')
    await confirm('I will do it')
    expect(tab.told()).toEqual(['somebody-first'])
    expect(screen.getByText('Under way')).toBeTruthy()
  })

  it('is completed and scored by its orderer', async () => {
    gateway.after = { ...provided, mine: true, state: 'completed', phone: null, acts: ['score'] }
    await draw({ ...provided, mine: true, acts: ['complete'] })
    await press('It is done')
    await confirm('It is done')
    await press('Say how it went')
    await user.click(screen.getByRole('radio', { name: /^5 stars/ }))
    await user.type(screen.getByLabelText(/In your words/), 'Warm and kind')
    gateway.after = { ...gateway.after, state: 'scored', acts: [], score: { stars: 5, text: 'Warm and kind' } }
    await press('Send')
    expect(gateway.calls).toEqual(['complete o1', 'score o1'])
    expect(screen.getByRole('img', { name: '5 of 5 stars' })).toBeTruthy()
  })

  it('is given back with a reason', async () => {
    await draw(provided)
    await press('Give it back')
    await user.type(screen.getByLabelText(/Why/), 'I am ill')
    gateway.after = placed
    await press('Send')
    expect(gateway.calls).toEqual(['giveBack o1'])
    expect(screen.getByText('It waits for a volunteer')).toBeTruthy()
  })
})

it('orders to serve stand in a list, by what was done with them', async () => {
  const viewModel = tab.container.get(OrderServeViewModel)
  await viewModel.open(at('/order-serve', { show: 'done' }), never)
  renderWith(tab, <OrderServeScreen viewModel={viewModel} />)
  expect(screen.getByText('You have not served any order yet')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Open' }))
  expect(await screen.findByRole('link', { name: /Meals brought home/ })).toBeTruthy()
  expect(gateway.calls).toEqual(['list done', 'list open'])
})

it('the scores of a provider show their mean, and each with its words', async () => {
  const viewModel = tab.container.get(ScoresViewModel)
  await viewModel.open(at('/user-evalues', { id: 'ben' }), never)
  renderWith(tab, <ScoresScreen viewModel={viewModel} />)
  expect(screen.getByText('4.5 of 5, from 2 orders')).toBeTruthy()
  expect([screen.getByText('Well done'), screen.getByRole('img', { name: '4 of 5 stars' })]).toHaveLength(2)
})
