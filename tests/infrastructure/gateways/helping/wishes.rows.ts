import { HttpWishesGateway } from '../../../../src/infrastructure/civic/wishes/http-wishes-gateway'
import { approveWish } from '../../../../platform/features/civic/wishes/review-wish'
import type { Outcome } from '../../../../src/application/frame/shared/failure'
import { rowsOf, refused, type Callers } from '../gateway-table'

const noFilter = { state: '', category: '', search: '', time: '', within: '', order: 'new' }
const wish = {
  title: 'Somebody to read to me',
  text: 'My eyes are tired. An hour on Sundays would do.',
  categoryId: 'wish-company',
  place: { name: 'Lantern Street', latitude: 26.42345, longitude: 111.61234 },
  address: '17, door 4',
  pictures: [],
  wantedOn: '2026-03-31',
  timeOfDay: 'evening' as const,
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

export const wishesRows = rowsOf(HttpWishesGateway, {
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
        timeOfDay: 'evening',
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
        timeOfDay: 'evening',
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
        timeOfDay: 'evening',
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
        timeOfDay: 'evening',
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
        timeOfDay: 'evening',
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
        timeOfDay: 'evening',
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
        timeOfDay: 'evening',
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
