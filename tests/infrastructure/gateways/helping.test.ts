import { eq } from 'drizzle-orm'
import { serviceOrders } from '../../../platform/features/civic/orders/orders.schema'
import { HttpHelpedPersonsGateway } from '../../../src/infrastructure/civic/wishes/http-helped-persons-gateway'
import { HttpClashesGateway } from '../../../src/infrastructure/civic/clashes/http-clashes-gateway'
import { HttpOrdersGateway } from '../../../src/infrastructure/civic/orders/http-orders-gateway'
import { HttpThreadsGateway } from '../../../src/infrastructure/civic/threads/http-threads-gateway'
import { HttpWishesGateway } from '../../../src/infrastructure/civic/wishes/http-wishes-gateway'
import { approveWish } from '../../../platform/features/civic/wishes/review-wish'
import type { Outcome } from '../../../src/application/frame/shared/failure'
import { inDemoCity, refused, type Callers } from './gateway-table'

const describeGateway = inDemoCity()

const noFilter = { state: '', category: '', search: '', order: 'new' }
const wish = {
  title: 'Somebody to read to me',
  text: 'My eyes are tired. An hour on Sundays would do.',
  categoryId: 'wish-company',
  place: { name: 'Lantern Street', latitude: 26.42345, longitude: 111.61234 },
  address: '17, door 4',
  pictures: [],
  wantedOn: '2026-03-31',
  wanted: 1,
  helpedPersonId: null,
}
type Wishes = Callers<HttpWishesGateway>
interface Parties {
  readonly id: string
  readonly wisher: HttpWishesGateway
  readonly claimant: HttpWishesGateway
  readonly claimantId: string
  /** A volunteer who has nothing to do with the wish. */
  readonly other: HttpWishesGateway
}

/** A call about a wish of its own, which went as far as this. */
const on =
  (state: 'sent' | 'open' | 'claimed' | 'finished', act: (parties: Parties, by: Wishes) => Promise<Outcome<unknown>>) =>
  async (by: Wishes) => {
    const { gateway: wisher } = await by.member()
    const [{ gateway: claimant, id: claimantId }, { gateway: other }] = [await by.volunteer(), await by.volunteer()]
    const made = await wisher.create(wish, by.key())
    const id = made.ok ? made.value.id : 'nothing'
    if (made.ok && state !== 'sent') await approveWish(by.platform.database, id, by.platform.clock.now())
    if (state === 'claimed' || state === 'finished') await claimant.claim(id, by.key())
    if (state === 'finished') await claimant.finish(id, report, by.key())
    return act({ id, wisher, claimant, claimantId, other }, by)
  }
const report = { text: 'We read two chapters.', pictures: [] }

describeGateway(HttpWishesGateway, {
  categories: [[(by) => by.guest.categories(), [{ id: 'wish-company', name: 'Companionship' }]]],
  formChoices: [
    [(by) => by.guest.formChoices(), { categories: [{ id: 'wish-company', name: 'Companionship' }], limit: null }],
  ],
  list: [
    [
      (by) => by.guest.list({ ...noFilter, order: 'near' }, { latitude: 26.4, longitude: 111.6 }, { pageSize: 5 }),
      {
        items: [
          {
            id: 'wish-demo-01',
            title: 'Someone to read to me',
            category: { id: 'wish-company' },
            state: 'open',
            wisher: { id: 'reader-03' },
          },
        ],
      },
    ],
  ],
  mine: [
    [
      async (by) => (await by.as('user-resident')).mine('wisher', 'open', {}),
      {
        items: [
          {
            id: 'wish-demo-05',
            title: 'Phone lessons for four of us',
            category: { id: 'wish-learning' },
            state: 'open',
            wisher: { id: 'user-resident' },
          },
        ],
      },
    ],
  ],
  wish: [
    [
      (by) => by.guest.wish('wish-demo-01', null),
      {
        id: 'wish-demo-01',
        title: 'Someone to read to me',
        category: { id: 'wish-company' },
        state: 'open',
        wisher: { id: 'reader-03' },
      },
    ],
    [(by) => by.guest.wish('no-wish', null), refused('gone')],
  ],
  claimants: [
    [
      (by) => by.guest.claimants('wish-demo-04', {}),
      {
        items: [
          { id: 'user-volunteer', avatar: '/media/avatars/avatar-03.webp', helped: 11, claimedAt: 1_772_496_000_000 },
        ],
        nextCursor: null,
      },
    ],
    [(by) => by.guest.claimants('no-wish', {}), refused('gone')],
  ],
  create: [
    [
      async (by) => (await by.member()).gateway.create(wish, by.key()),
      {
        title: 'Somebody to read to me',
        category: { id: 'wish-company' },
        state: 'submitted',
        createdAt: 1_772_697_600_000,
        wantedOn: '2026-03-31',
      },
    ],
    [async (by) => (await by.member()).gateway.create({ ...wish, title: '' }, by.key()), refused('invalid')],
    [async (by) => (await by.member()).gateway.create({ ...wish, categoryId: 'none' }, by.key()), refused('invalid')],
    [async (by) => (await by.as('user-member')).create(wish, by.key()), refused('phone-needed')],
  ],
  claim: [
    [
      on('open', ({ id, claimant }, by) => claimant.claim(id, by.key())),
      {
        title: 'Somebody to read to me',
        category: { id: 'wish-company' },
        state: 'claimed',
        createdAt: 1_772_697_600_000,
        wantedOn: '2026-03-31',
      },
    ],
    [on('open', ({ claimant }, by) => claimant.claim('no-wish', by.key())), refused('gone')],
    [on('open', ({ id, wisher }, by) => wisher.claim(id, by.key())), refused('state-refuses')],
    [on('open', async ({ id }, by) => (await by.member()).gateway.claim(id, by.key())), refused('state-refuses')],
    [on('claimed', ({ id, other }, by) => other.claim(id, by.key())), refused('somebody-first')],
  ],
  cancel: [
    [
      on('claimed', ({ id, claimant }, by) => claimant.cancel(id, 'I am ill.', by.key())),
      {
        title: 'Somebody to read to me',
        category: { id: 'wish-company' },
        state: 'open',
        createdAt: 1_772_697_600_000,
        wantedOn: '2026-03-31',
      },
    ],
    [on('claimed', ({ claimant }, by) => claimant.cancel('no-wish', '', by.key())), refused('gone')],
    [on('claimed', ({ id, other }, by) => other.cancel(id, '', by.key())), refused('not-yours')],
    [on('finished', ({ id, claimant }, by) => claimant.cancel(id, '', by.key())), refused('state-refuses')],
  ],
  notDone: [
    [
      on('finished', ({ id, wisher }, by) => wisher.notDone(id, 'Nobody came.', by.key())),
      {
        title: 'Somebody to read to me',
        category: { id: 'wish-company' },
        state: 'open',
        createdAt: 1_772_697_600_000,
        wantedOn: '2026-03-31',
      },
    ],
    [on('finished', ({ id, other }, by) => other.notDone(id, 'Nobody came.', by.key())), refused('not-yours')],
    [on('open', ({ id, wisher }, by) => wisher.notDone(id, 'Nobody came.', by.key())), refused('state-refuses')],
  ],
  letGo: [
    [
      on('claimed', ({ id, wisher, claimantId }, by) => wisher.letGo(id, claimantId, 'I found help.', by.key())),
      {
        title: 'Somebody to read to me',
        category: { id: 'wish-company' },
        state: 'open',
        createdAt: 1_772_697_600_000,
        wantedOn: '2026-03-31',
      },
    ],
    [
      on('claimed', ({ id, other, claimantId }, by) => other.letGo(id, claimantId, 'I found help.', by.key())),
      refused('not-yours'),
    ],
    [
      on('open', ({ id, wisher, claimantId }, by) => wisher.letGo(id, claimantId, 'I found help.', by.key())),
      refused('state-refuses'),
    ],
  ],
  finish: [
    [
      on('claimed', ({ id, claimant }, by) => claimant.finish(id, report, by.key())),
      {
        title: 'Somebody to read to me',
        category: { id: 'wish-company' },
        state: 'finished',
        createdAt: 1_772_697_600_000,
        wantedOn: '2026-03-31',
      },
    ],
    [on('claimed', ({ id, other }, by) => other.finish(id, report, by.key())), refused('not-yours')],
    [
      on('claimed', ({ id, claimant }, by) => claimant.finish(id, { ...report, text: '' }, by.key())),
      refused('invalid'),
    ],
    [on('finished', ({ id, claimant }, by) => claimant.finish(id, report, by.key())), refused('state-refuses')],
  ],
  evaluate: [
    [
      on('finished', ({ id, wisher }, by) => wisher.evaluate(id, { stars: 4, text: 'Thank you' }, by.key())),
      {
        title: 'Somebody to read to me',
        category: { id: 'wish-company' },
        state: 'evaluated',
        createdAt: 1_772_697_600_000,
        wantedOn: '2026-03-31',
      },
    ],
    [on('finished', ({ id, wisher }, by) => wisher.evaluate(id, { stars: 9, text: '' }, by.key())), refused('invalid')],
    [on('finished', ({ id, other }, by) => other.evaluate(id, { stars: 4, text: '' }, by.key())), refused('not-yours')],
    [
      on('open', ({ id, wisher }, by) => wisher.evaluate(id, { stars: 4, text: '' }, by.key())),
      refused('state-refuses'),
    ],
  ],
  remove: [
    [on('sent', ({ id, wisher }) => wisher.remove(id)), { deleted: true }],
    [on('sent', ({ wisher }) => wisher.remove('no-wish')), refused('gone')],
    [on('open', ({ id, other }) => other.remove(id)), refused('not-yours')],
    [on('finished', ({ id, wisher }) => wisher.remove(id)), refused('state-refuses')],
  ],
})

const person = {
  name: 'Chen Yulan',
  sex: 2 as const,
  phone: '13700000009',
  relation: 'neighbour' as const,
  address: '3 Lantern Street',
  needs: 'Cannot climb stairs',
  agreed: true,
}

describeGateway(HttpHelpedPersonsGateway, {
  list: [
    [
      async (by) => (await by.as('user-volunteer')).list({}),
      {
        items: [
          {
            id: 'person-demo-4',
            name: '贺建国',
            relation: 'resident',
            address: '老渡口区米市巷27号',
            needs: '视力很弱，看不清药盒上的字。',
          },
        ],
      },
    ],
  ],
  person: [
    [
      async (by) => (await by.as('user-volunteer')).person('person-demo-4'),
      {
        id: 'person-demo-4',
        name: '贺建国',
        relation: 'resident',
        address: '老渡口区米市巷27号',
        needs: '视力很弱，看不清药盒上的字。',
      },
    ],
    [async (by) => (await by.as('user-volunteer')).person('person-demo-1'), refused('gone')],
  ],
  record: [
    [
      async (by) => (await by.as('user-resident')).record('person-demo-2', {}),
      {
        items: [
          {
            id: 'wish-demo-02',
            title: 'Come with me for my results',
            category: { id: 'wish-health' },
            state: 'evaluated',
            wisher: { id: 'user-resident' },
          },
        ],
      },
    ],
    [async (by) => (await by.as('user-volunteer')).record('person-demo-2', {}), refused('gone')],
  ],
  role: [
    [async (by) => (await by.as('user-volunteer')).role(), { mayRegister: true, limit: null }],
    [async (by) => (await by.as('reader-07')).role(), { mayRegister: false, limit: null }],
  ],
  register: [
    [
      async (by) => (await by.as('user-volunteer')).register(person, by.key()),
      {
        name: 'Chen Yulan',
        relation: 'neighbour',
        address: '3 Lantern Street',
        needs: 'Cannot climb stairs',
        registeredAt: 1_772_697_600_000,
      },
    ],
    [
      async (by) => (await by.as('user-volunteer')).register({ ...person, agreed: false }, by.key()),
      refused('invalid'),
    ],
    [async (by) => (await by.as('user-volunteer')).register({ ...person, phone: '1' }, by.key()), refused('invalid')],
    [async (by) => (await by.as('user-member')).register(person, by.key()), refused('phone-needed')],
    [async (by) => (await by.as('reader-07')).register(person, by.key()), refused('state-refuses')],
  ],
  change: [
    [
      async (by) => (await by.as('user-resident')).change('person-demo-3', { ...person, name: 'Chen Yu' }),
      {
        id: 'person-demo-3',
        name: 'Chen Yu',
        relation: 'neighbour',
        address: '3 Lantern Street',
        needs: 'Cannot climb stairs',
      },
    ],
    [
      async (by) => (await by.as('user-resident')).change('person-demo-3', { ...person, relation: '' }),
      refused('invalid'),
    ],
    [async (by) => (await by.as('user-resident')).change('person-demo-4', person), refused('gone')],
  ],
  remove: [
    [
      async (by) => {
        const gateway = await by.as('user-volunteer')
        const registered = await gateway.register({ ...person, phone: '13700000010' }, by.key())
        return gateway.remove(registered.ok ? registered.value.id : 'nothing')
      },
      { removed: true },
    ],
    [async (by) => (await by.as('user-volunteer')).remove('person-demo-1'), refused('gone')],
  ],
})

const order = {
  wantedOn: '2026-03-05',
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

describeGateway(HttpOrdersGateway, {
  services: [
    [
      (by) => by.guest.services(),
      {
        isOpen: true,
        services: [
          { id: 'service-meals', name: 'Meal delivery', cover: '/media/pictures/noodle-bowl.webp', reward: 800 },
        ],
      },
    ],
  ],
  mine: [
    [
      async (by) => (await by.as('user-resident')).mine('person-demo-2', {}),
      { items: [{ id: 'order-demo-002', onBehalfOf: '陆春生' }] },
    ],
    [
      async (by) => (await by.as('user-resident')).mine(null, {}),
      {
        items: [
          {
            id: 'order-demo-001',
            service: 'Meal delivery',
            state: 'placed',
            wantedOn: '2026-03-06',
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

describeGateway(HttpClashesGateway, {
  find: [
    [async (by) => (await by.as('reader-09')).find({ kind: 'class', id: 'no-class' }), { clashes: [], count: 0 }],
    [
      async (by) => {
        // The demo's resident ordered a service for this day.
        return (await by.as('user-resident')).find({ kind: 'day', id: '2026-03-06' })
      },
      {
        clashes: [{ kind: 'order', title: 'Meal delivery', reason: 'day', day: '2026-03-06', times: null, way: null }],
      },
    ],
    [(by) => by.guest.find({ kind: 'day', id: '2026-03-06' }), refused('session-expired')],
  ],
})

const thread = { kind: 'order', caseId: 'order-demo-002', helperId: 'user-volunteer' } as const

describeGateway(HttpThreadsGateway, {
  thread: [
    [
      async (by) => (await by.as('user-resident')).thread(thread),
      { ...thread, side: 'owner', state: 'open', keptUntil: null, other: { id: 'user-volunteer' } },
    ],
    [async (by) => (await by.as('user-volunteer')).thread(thread), { side: 'helper', other: { id: 'user-resident' } }],
    [async (by) => (await by.as('volunteer-400')).thread(thread), refused('gone')],
    [(by) => by.guest.thread(thread), refused('session-expired')],
  ],
  notes: [
    [
      async (by) => (await by.as('user-volunteer')).notes(thread, { pageSize: 1 }),
      { items: [{ id: 'note-order-demo-002-3', isMine: true, pictures: [] }] },
    ],
    [async (by) => (await by.as('volunteer-400')).notes(thread, {}), refused('gone')],
  ],
  write: [
    [
      async (by) => (await by.as('user-resident')).write(thread, { text: 'At two', pictures: [] }, by.key()),
      { text: 'At two', isMine: true },
    ],
    [
      async (by) => (await by.as('user-resident')).write(thread, { text: '', pictures: [] }, by.key()),
      refused('invalid'),
    ],
    [
      async (by) => (await by.as('volunteer-400')).write(thread, { text: 'Hello', pictures: [] }, by.key()),
      refused('gone'),
    ],
  ],
  remove: [
    [
      async (by) => {
        const gateway = await by.as('user-resident')
        const sent = await gateway.write(thread, { text: 'At three', pictures: [] }, by.key())
        return gateway.remove(sent.ok ? sent.value.id : 'nothing')
      },
      true,
    ],
    [async (by) => (await by.as('user-resident')).remove('note-order-demo-002-1'), refused('gone')],
  ],
})
