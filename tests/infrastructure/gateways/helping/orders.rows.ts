import { eq } from 'drizzle-orm'
import { serviceOrders } from '../../../../platform/features/civic/orders/orders.schema'
import { HttpOrdersGateway } from '../../../../src/infrastructure/civic/orders/http-orders-gateway'
import type { Outcome } from '../../../../src/application/frame/shared/failure'
import { rowsOf, refused, type Callers } from '../gateway-table'

const order = {
  wantedOn: '2026-03-05',
  timeOfDay: 'evening' as const,
  area: 'Lantern Street',
  address: 'Number 17, door 4',
  note: 'Ring twice',
  helpedPersonId: null,
}
type Orders = Callers<HttpOrdersGateway>
interface OrderParties {
  readonly id: string
  readonly orderer: HttpOrdersGateway
  readonly provider: HttpOrdersGateway
  /** A volunteer who has nothing to do with the order. */
  readonly other: HttpOrdersGateway
}

/** A call about an order of its own, which went as far as this. */
const about =
  (state: 'open' | 'taken' | 'completed', act: (parties: OrderParties, by: Orders) => Promise<Outcome<unknown>>) =>
  async (by: Orders) => {
    const { gateway: orderer } = await by.member()
    const [{ gateway: provider }, { gateway: other }] = [await by.volunteer(), await by.volunteer()]
    const made = await orderer.place('service-shopping', order, by.key())
    const id = made.ok ? made.value.id : 'nothing'
    if (state !== 'open') await provider.provide(id, false, by.key())
    if (state === 'completed') await orderer.complete(id, by.key())
    return act({ id, orderer, provider, other }, by)
  }

export const ordersRows = rowsOf(HttpOrdersGateway, {
  services: [
    [
      (by) => by.guest.services(),
      {
        isOpen: true,
        services: [{ id: 'service-meals', name: 'Meal delivery', cover: '/media/pictures/canteen.webp', reward: 800 }],
      },
    ],
  ],
  mine: [
    [
      async (by) => (await by.as('user-resident')).mine({ helpedPersonId: 'person-demo-2', stage: null }, {}),
      { items: [{ id: 'order-demo-002', onBehalfOf: '陆春生' }] },
    ],
    [
      async (by) => (await by.as('user-resident')).mine({ helpedPersonId: null, stage: 'ongoing' }, {}),
      {
        items: [
          {
            id: 'order-demo-001',
            service: 'Meal delivery',
            state: 'placed',
            wantedOn: '2026-03-06',
            timeOfDay: 'any',
            orderer: { id: 'user-resident' },
          },
        ],
      },
    ],
  ],
  list: [
    [
      async (by) => (await by.as('user-volunteer')).list('done', {}),
      {
        items: [
          {
            id: 'order-demo-003',
            service: 'Shopping and errands',
            state: 'scored',
            orderer: { id: 'user-resident' },
            provider: { id: 'user-volunteer' },
          },
        ],
      },
    ],
    [async (by) => (await by.as('reader-09')).list('open', {}), refused('state-refuses')],
  ],
  order: [
    [
      async (by) => (await by.as('user-resident')).order('order-demo-002'),
      {
        id: 'order-demo-002',
        service: 'A haircut at home',
        state: 'provided',
        orderer: { id: 'user-resident' },
        provider: { id: 'user-volunteer' },
      },
    ],
    [async (by) => (await by.as('user-volunteer')).order('no-order'), refused('gone')],
    [async (by) => (await by.member()).gateway.order('order-demo-001'), refused('state-refuses')],
  ],
  place: [
    [
      async (by) =>
        (await by.member()).gateway.place('service-shopping', { ...order, wantedOn: '2026-03-05' }, by.key()),
      {
        service: 'Shopping and errands',
        state: 'placed',
        wantedOn: '2026-03-05',
        timeOfDay: 'evening',
        area: 'Lantern Street',
        createdAt: 1_772_697_600_000,
      },
    ],
    [
      async (by) => (await by.member()).gateway.place('service-shopping', { ...order, area: '' }, by.key()),
      refused('invalid'),
    ],
    [
      async (by) =>
        (await by.as('user-volunteer')).place('service-meals', { ...order, helpedPersonId: 'person-demo-4' }, by.key()),
      { service: 'Meal delivery', onBehalfOf: '贺建国' },
    ],
    [
      async (by) =>
        (await by.member()).gateway.place('service-meals', { ...order, helpedPersonId: 'person-demo-1' }, by.key()),
      refused('invalid'),
    ],
    [async (by) => (await by.as('user-member')).place('service-shopping', order, by.key()), refused('phone-needed')],
    [async (by) => (await by.member()).gateway.place('service-hair', order, by.key()), refused('state-refuses')],
  ],
  provide: [
    [
      about('open', ({ id, provider }, by) => provider.provide(id, false, by.key())),
      {
        service: 'Shopping and errands',
        state: 'provided',
        wantedOn: '2026-03-05',
        timeOfDay: 'evening',
        area: 'Lantern Street',
        createdAt: 1_772_697_600_000,
      },
    ],
    [about('open', ({ provider }, by) => provider.provide('no-order', false, by.key())), refused('gone')],
    [about('open', ({ id, orderer }, by) => orderer.provide(id, false, by.key())), refused('state-refuses')],
    [
      about('open', async ({ id }, by) => (await by.member()).gateway.provide(id, false, by.key())),
      refused('state-refuses'),
    ],
    [about('taken', ({ id, other }, by) => other.provide(id, false, by.key())), refused('somebody-first')],
  ],
  giveBack: [
    [
      about('taken', ({ id, provider }, by) => provider.giveBack(id, { text: 'I am ill.' }, by.key())),
      {
        service: 'Shopping and errands',
        state: 'placed',
        wantedOn: '2026-03-05',
        timeOfDay: 'evening',
        area: 'Lantern Street',
        createdAt: 1_772_697_600_000,
      },
    ],
    [about('taken', ({ id, other }, by) => other.giveBack(id, { text: '' }, by.key())), refused('not-yours')],
    [about('taken', ({ id, orderer }, by) => orderer.giveBack(id, { text: '' }, by.key())), refused('not-yours')],
    [
      about('completed', ({ id, provider }, by) => provider.giveBack(id, { text: '' }, by.key())),
      refused('state-refuses'),
    ],
  ],
  cancel: [
    [
      about('open', ({ id, orderer }, by) => orderer.cancel(id, { text: 'Not needed.' }, by.key())),
      {
        service: 'Shopping and errands',
        state: 'cancelled',
        wantedOn: '2026-03-05',
        timeOfDay: 'evening',
        area: 'Lantern Street',
        createdAt: 1_772_697_600_000,
      },
    ],
    [about('taken', ({ id, other }, by) => other.cancel(id, { text: '' }, by.key())), refused('not-yours')],
    [about('taken', ({ id, provider }, by) => provider.cancel(id, { text: '' }, by.key())), refused('not-yours')],
    [about('completed', ({ id, orderer }, by) => orderer.cancel(id, { text: '' }, by.key())), refused('state-refuses')],
  ],
  complete: [
    [
      about('taken', ({ id, orderer }, by) => orderer.complete(id, by.key())),
      {
        service: 'Shopping and errands',
        state: 'completed',
        wantedOn: '2026-03-05',
        timeOfDay: 'evening',
        area: 'Lantern Street',
        createdAt: 1_772_697_600_000,
      },
    ],
    [about('taken', ({ id, provider }, by) => provider.complete(id, by.key())), refused('not-yours')],
    [about('open', ({ id, orderer }, by) => orderer.complete(id, by.key())), refused('state-refuses')],
  ],
  nobodyCame: [
    [
      about('taken', async ({ id, orderer }, by) => {
        await by.platform.database.update(serviceOrders).set({ wantedOn: '2026-03-04' }).where(eq(serviceOrders.id, id))
        return orderer.nobodyCame(id, { wantedOn: '2026-03-09' }, by.key())
      }),
      {
        service: 'Shopping and errands',
        state: 'placed',
        wantedOn: '2026-03-09',
        timeOfDay: 'evening',
        area: 'Lantern Street',
        createdAt: 1_772_697_600_000,
      },
    ],
    [
      about('open', ({ id, orderer }, by) => orderer.nobodyCame(id, { wantedOn: '2026-03-09' }, by.key())),
      refused('state-refuses'),
    ],
    [
      about('taken', ({ id, provider }, by) => provider.nobodyCame(id, { wantedOn: '2026-03-09' }, by.key())),
      refused('not-yours'),
    ],
    [
      about('taken', ({ id, other }, by) => other.nobodyCame(id, { wantedOn: '2026-03-09' }, by.key())),
      refused('not-yours'),
    ],
  ],
  object: [
    [
      about('completed', ({ id, orderer }, by) => orderer.object(id, { text: 'They left at once.' }, by.key())),
      {
        service: 'Shopping and errands',
        state: 'disputed',
        wantedOn: '2026-03-05',
        timeOfDay: 'evening',
        area: 'Lantern Street',
        createdAt: 1_772_697_600_000,
      },
    ],
    [about('completed', ({ id, orderer }, by) => orderer.object(id, { text: '' }, by.key())), refused('invalid')],
    [
      about('open', ({ id, orderer }, by) => orderer.object(id, { text: 'They left.' }, by.key())),
      refused('state-refuses'),
    ],
    [
      about('completed', ({ id, provider }, by) => provider.object(id, { text: 'We were there.' }, by.key())),
      refused('not-yours'),
    ],
  ],
  score: [
    [
      about('completed', ({ id, orderer }, by) => orderer.score(id, { stars: 5, text: 'Kind' }, by.key())),
      {
        service: 'Shopping and errands',
        state: 'scored',
        wantedOn: '2026-03-05',
        timeOfDay: 'evening',
        area: 'Lantern Street',
        createdAt: 1_772_697_600_000,
      },
    ],
    [
      about('completed', ({ id, orderer }, by) => orderer.score(id, { stars: 6, text: '' }, by.key())),
      refused('invalid'),
    ],
    [
      about('completed', ({ id, provider }, by) => provider.score(id, { stars: 5, text: '' }, by.key())),
      refused('not-yours'),
    ],
    [
      about('taken', ({ id, orderer }, by) => orderer.score(id, { stars: 5, text: '' }, by.key())),
      refused('state-refuses'),
    ],
  ],
  scores: [
    [
      (by) => by.guest.scores('user-volunteer', {}),
      {
        person: { id: 'user-volunteer', avatar: '/media/avatars/avatar-03.webp' },
        items: [
          { id: 'order-demo-003', service: 'Shopping and errands', text: 'A little late, but they phoned ahead.' },
        ],
      },
    ],
    [(by) => by.guest.scores('nobody', {}), refused('gone')],
    [(by) => by.guest.scores(null, {}), refused('session-expired')],
  ],
})
