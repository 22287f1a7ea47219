import { beforeEach, describe, expect, it } from 'vitest'
import { OrderActForms, type OrderActForm } from '../../../../src/application/civic/orders/order-act-forms'
import { OrdersGateway } from '../../../../src/application/civic/orders/orders-gateway'
import { PlaceOrder } from '../../../../src/application/civic/orders/place-order'
import { HelpedPersonsGateway } from '../../../../src/application/civic/wishes/helped-persons-gateway'
import type { Form } from '../../../../src/application/frame/forms/form'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { Order } from '../../../../src/domain/civic/orders/order'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'
import { keyOfContent } from '../../../support/content-key'

const order = { id: 'o1' } as Order
const days = { first: '2026-11-21', last: '2027-01-20' }

function made() {
  const tab = openTab()
  tab.session.startSession('mine', resident)
  const done = async () => success(order)
  const gateway = recordedPort<OrdersGateway>({
    place: done,
    cancel: done,
    giveBack: done,
    object: done,
    nobodyCame: done,
    score: done,
  })
  tab.container.bind(OrdersGateway).toConstantValue(gateway.port)
  const helped = recordedPort<HelpedPersonsGateway>({ list: async () => success({ items: [], nextCursor: null }) })
  tab.container.bind(HelpedPersonsGateway).toConstantValue(helped.port)
  const seen: unknown[] = []
  const acts = tab.container.get(OrderActForms)
  const made = (act: OrderActForm['act'], id = 'o1') =>
    acts.make(act, id, { refresh: async () => void seen.push('refreshed'), onDone: (answer) => void seen.push(answer) })
  /** Fills in the form of an act and submits it; resolves to the form. */
  const submitted = async (act: OrderActForm['act'], values: object) => {
    const form = made(act).form as Form<object, object, Order>
    await form.open()
    form.change(values)
    await form.submit()
    return form
  }
  return { tab, gateway, helped, seen, acts, made, submitted }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

describe('an act on an order', () => {
  it.each([
    ['cancel', { text: 'Not needed' }],
    ['giveBack', { text: '' }],
    ['object', { text: 'Nobody helped' }],
    ['nobodyCame', { wantedOn: '2026-11-22' }],
    ['score', { stars: 5, text: 'Kind' }],
  ] as const)('%s sends %j with a key', async (act, values) => {
    const form = await host.submitted(act, values)
    expect(host.gateway.calls).toEqual([[act, 'o1', values, keyOfContent]])
    expect([form.state, host.seen]).toEqual(['sent', [order]])
  })

  it.each([
    ['cancel', { text: 'x'.repeat(201) }, { text: 'too-long' }],
    ['giveBack', { text: 'x'.repeat(201) }, { text: 'too-long' }],
    ['object', { text: '' }, { text: 'required' }],
    ['nobodyCame', { wantedOn: '2026-11-20' }, { wantedOn: 'past' }],
    ['score', { text: 'Kind' }, { stars: 'required' }],
  ] as const)('%s with %j is not sent: %j', async (act, values, errors) => {
    const form = await host.submitted(act, values)
    expect([form.errors, host.gateway.calls]).toEqual([errors, []])
  })

  it.each(['cancel', 'nobodyCame', 'score'] as const)(
    '%s that came too late shows the order as it is now',
    async (act) => {
      host.gateway.answers[act] = async () => failure(failureOf('state-refuses'))
      const form = await host.submitted(act, { text: 'Kind', stars: 5, wantedOn: '2026-11-22' })
      expect([form.state, host.seen, host.tab.told()]).toEqual(['editing', ['refreshed'], ['case-moved-on']])
    },
  )

  it('has a draft of its own for each act and order', async () => {
    const typed = host.made('cancel').form as Form<{ text: string }, object, Order>
    await typed.open()
    typed.change({ text: 'Not needed' })
    host.tab.clock.pass(1000)
    const texts = []
    for (const [act, id] of [
      ['cancel', 'o1'],
      ['giveBack', 'o1'],
      ['cancel', 'o2'],
    ] as const) {
      const form = host.made(act, id).form as Form<{ text: string }, object, Order>
      await form.open()
      texts.push(form.values.text)
    }
    expect(texts).toEqual(['Not needed', '', ''])
  })

  it('is wanted again from the site’s today on, for sixty days', () => {
    expect([host.acts.days, host.acts.newKey()]).toEqual([days, 'id'])
  })
})

it('the forms of an order begin with nothing filled in, and their drafts have their names', async () => {
  const forms = (['cancel', 'giveBack', 'object', 'nobodyCame', 'score'] as const).map((act) => host.made(act).form)
  const place = host.tab.container.get(PlaceOrder)
  const placing = [null, 'p1'].map((personId) => place.form('meals', personId, () => undefined))
  expect(forms.map(({ values }) => values)).toEqual([
    { text: '' },
    { text: '' },
    { text: '' },
    { wantedOn: '' },
    { stars: 0, text: '' },
  ])
  const empty = { wantedOn: '', timeOfDay: 'any', area: '', address: '', note: '' }
  expect(placing.map(({ values }) => values)).toEqual([
    { ...empty, helpedPersonId: null },
    { ...empty, helpedPersonId: 'p1' },
  ])
  expect([...forms, ...placing].map(({ name }) => name)).toEqual([
    'cancel-order:o1',
    'giveBack-order:o1',
    'object-order:o1',
    'nobodyCame-order:o1',
    'score-order:o1',
    'order:meals',
    'order-for:p1:meals',
  ])
})

describe('placing an order', () => {
  it('asks for the people whom the member helps, as many as a list to choose from holds', async () => {
    await host.tab.container.get(PlaceOrder).persons()
    expect(host.helped.calls).toEqual([['list', { pageSize: 50 }, undefined]])
  })

  const filled = {
    wantedOn: '2026-11-22',
    timeOfDay: 'any' as const,
    area: 'Lantern Street',
    address: 'Number 17, door 4',
    note: '',
    helpedPersonId: 'p1',
  }

  it('sends it with a key', async () => {
    const place = host.tab.container.get(PlaceOrder)
    const placed: Order[] = []
    const form = place.form('meals', 'p1', (each) => placed.push(each))
    await form.open()
    form.change({ ...filled, wantedOn: '2026-11-20' })
    await form.submit()
    expect([form.errors, host.gateway.calls]).toEqual([{ wantedOn: 'past' }, []])
    form.change(filled)
    await form.submit()
    expect([host.gateway.calls, placed]).toEqual([[['place', 'meals', filled, keyOfContent]], [order]])
    expect(place.days).toEqual(days)
  })

  it('needs a phone', async () => {
    host.tab.session.setUser({ ...resident, phone: null })
    const form = host.tab.container.get(PlaceOrder).form('meals', null, () => undefined)
    await form.open()
    form.change(filled)
    await form.submit()
    expect([host.gateway.calls, host.tab.navigator.went]).toEqual([[], ['bind /mine']])
  })
})
