// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { OrdersGateway } from '../../../../src/application/civic/orders/orders-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { success } from '../../../../src/domain/frame/shared/result'
import { ServiceOrderScreen } from '../../../../src/ui/civic/orders/service-order.screen'
import { ServiceOrderViewModel } from '../../../../src/ui/civic/orders/service-order.view-model'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { openLive } from '../../../support/live-screen'
import { resident } from '../../../support/member-ports'
import { helped, MemoryWishes } from '../wishes/memory-wishes'
import { placed, MemoryOrders } from './memory-orders'

let tab: Tab
let gateway: MemoryOrders
let wishes: MemoryWishes
let user: ReturnType<typeof userEvent.setup>
const press = (name: string) => user.click(screen.getByRole('button', { name }))
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
    await user.click(screen.getByRole('radio', { name: 'Evening' }))
    await user.type(screen.getByLabelText('Area'), 'Lantern Street 17')
    await user.type(screen.getByLabelText('Exact address'), 'Number 17')
    await press('Place order')
    expect(screen.getByText('Leave out the house number here. Put it in the next field.')).toBeTruthy()
    await user.clear(screen.getByLabelText('Area'))
    await user.type(screen.getByLabelText('Area'), 'Lantern Street')
    await press('Place order')
    expect(gateway.sent).toEqual([
      {
        wantedOn: day,
        timeOfDay: 'evening',
        area: 'Lantern Street',
        address: 'Number 17',
        note: '',
        helpedPersonId: null,
      },
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
    await press('Continue anyway')
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
    expect([...new Set(gateway.calls)]).toEqual(['mine null null', 'mine p1 null'])
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

  it('has no link in the list to a service whose budget is used up, and says why', async () => {
    gateway.usedUp = true
    await draw()
    expect(screen.getByRole('heading', { name: 'Meals brought home' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Meals brought home' })).toBeNull()
    expect(screen.getByText('Fully booked')).toBeTruthy()
    expect(screen.getByText('The reward budget is used up, so this can’t be ordered for now')).toBeTruthy()
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

  it('of the member are narrowed to those that wait for their rating, and the address says so', async () => {
    await draw({ show: 'mine' })
    await press('To rate')
    expect([gateway.calls.at(-1), tab.navigator.went]).toEqual([
      'mine null rate',
      ['replace /service-order?show=mine&stage=rate'],
    ])
    expect(screen.getByRole('button', { name: 'To rate' }).getAttribute('aria-pressed')).toBe('true')
    await press('To rate')
    expect(screen.getByRole('button', { name: 'To rate' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('of a member who never placed one have nothing to choose from, until something is chosen', async () => {
    gateway.mine = async () => success({ items: [], nextCursor: null })
    await draw({ show: 'mine' })
    expect(screen.queryByRole('button', { name: 'To rate' })).toBeNull()
    cleanup()
    await draw({ show: 'mine', stage: 'rate' })
    expect(screen.getByRole('button', { name: 'To rate' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('says in its row what is asked of the orderer, and leads to it', async () => {
    gateway.mine = async () => success({ items: [{ ...placed, state: 'completed' }], nextCursor: null })
    await draw({ show: 'mine' })
    expect(screen.getByText('Waiting for your rating')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Rate the help' }).getAttribute('href')).toBe('/order-detail?id=o1')
  })
})
