import { HttpAmenitiesGateway } from '../../../src/infrastructure/civic/amenities/http-amenities-gateway'
import { HttpApplicationsGateway } from '../../../src/infrastructure/civic/applications/http-applications-gateway'
import { HttpLessonsGateway } from '../../../src/infrastructure/civic/lessons/http-lessons-gateway'
import { HttpClassroomsGateway } from '../../../src/infrastructure/civic/classrooms/http-classrooms-gateway'
import { HttpFeedbackGateway } from '../../../src/infrastructure/civic/feedback/http-feedback-gateway'
import { HttpGuidesGateway } from '../../../src/infrastructure/civic/guides/http-guides-gateway'
import { HttpMapsGateway } from '../../../src/infrastructure/civic/maps/http-maps-gateway'
import { HttpPartyGateway } from '../../../src/infrastructure/civic/party/http-party-gateway'
import { HttpPracticeHomesGateway } from '../../../src/infrastructure/civic/practice-homes/http-practice-homes-gateway'
import { HttpCampaignsGateway } from '../../../src/infrastructure/civic/shows/http-campaigns-gateway'
import { HttpRedPacketsGateway } from '../../../src/infrastructure/civic/red-packets/http-red-packets-gateway'
import { HttpShowsGateway } from '../../../src/infrastructure/civic/shows/http-shows-gateway'
import { HttpVenuesGateway } from '../../../src/infrastructure/civic/venues/http-venues-gateway'
import { HttpWalletGateway } from '../../../src/infrastructure/civic/wallet/http-wallet-gateway'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '../../../platform/kernel/members/members.schema'
import { setFirstPassword } from '../../../contract/session'
import { openSession } from '../../../platform/kernel/members/session-tokens'
import { showTools } from '../../support/shows'
import { giveProof, walletTools } from '../../support/wallet'
import { inDemoCity, refused, type Callers } from './gateway-table'

const describeGateway = inDemoCity()

const place = { latitude: 26.42, longitude: 111.61 }
const application = {
  kind: 'host' as const,
  name: 'Night readers',
  intro: 'An hour of books for everybody who is still awake.',
  contactName: 'Chen Yulan',
  phone: '13700000009',
  pictures: [],
}

describeGateway(HttpApplicationsGateway, {
  mine: [
    [
      async (by) => (await by.as('user-resident')).mine({}),
      { items: [{ id: 'application-demo-1', kind: 'correspondent', name: '梧桐街记事', state: 'submitted' }] },
    ],
  ],
  send: [
    [
      async (by) => (await by.as('reader-05')).send(application, by.key()),
      { kind: 'host', name: 'Night readers', state: 'submitted', steps: [{ actor: { id: 'reader-05' } }] },
    ],
    [async (by) => (await by.as('reader-06')).send({ ...application, name: '' }, by.key()), refused('invalid')],
    [
      async (by) => {
        const gateway = await by.as('reader-07')
        await gateway.send(application, by.key())
        return gateway.send(application, by.key())
      },
      refused('state-refuses'),
    ],
  ],
  withdraw: [
    [
      async (by) => {
        const gateway = await by.as('reader-08')
        const sent = await gateway.send(application, by.key())
        return gateway.withdraw(sent.ok ? sent.value.id : 'nothing', by.key())
      },
      { kind: 'host', name: '', state: 'withdrawn', steps: [{ actor: { id: 'reader-08' } }] },
    ],
    [async (by) => (await by.as('reader-08')).withdraw('application-demo-1', by.key()), refused('gone')],
    [async (by) => (await by.as('user-resident')).withdraw('application-demo-2', by.key()), refused('state-refuses')],
  ],
})

const report = { parts: ['hours'] as const, text: 'They close at noon now.' }

describeGateway(HttpAmenitiesGateway, {
  list: [
    [
      (by) => by.guest.list({ kind: 'pharmacy', search: '', open: '', order: 'name' }, null, { pageSize: 2 }),
      {
        items: [
          { kind: 'pharmacy', name: 'Cloudfoot Pharmacy', distance: null, hours: { weekly: [[{ closes: 1290 }]] } },
        ],
      },
    ],
    [
      (by) => by.guest.list({ kind: '', search: '', open: '', order: 'near' }, place, { pageSize: 2 }),
      { items: [{ address: expect.any(String), distance: expect.any(Number), accessibility: expect.any(Array) }] },
    ],
    [
      (by) => by.guest.list({ kind: '', search: 'cloudfoot pharm', open: '', order: 'name' }, null, {}),
      { items: [{ name: 'Cloudfoot Pharmacy' }] },
    ],
    [
      (by) => by.guest.list({ kind: 'police', search: '', open: '1', order: 'name' }, null, { pageSize: 2 }),
      { items: [{ kind: 'police', hours: { weekly: [[{ opens: 0, closes: 1440 }]] } }] },
    ],
    [
      (by) => by.guest.list({ kind: '', search: '', open: '', order: 'near' }, { latitude: 95, longitude: 0 }, {}),
      refused('invalid'),
    ],
  ],
  amenity: [
    [
      (by) => by.guest.amenity('amenity-001'),
      {
        id: 'amenity-001',
        kind: 'government',
        name: 'Old Ferry Service Hall',
        phone: '0700-6810000',
        accessibility: ['step-free'],
        hours: { special: [{ date: expect.any(String) }] },
      },
    ],
    [(by) => by.guest.amenity('amenity-999'), refused('gone')],
  ],
  report: [
    [
      async (by) => (await by.as('reader-11')).report('amenity-001', report, by.key()),
      expect.stringMatching(/^feedback/),
    ],
    [(by) => by.guest.report('amenity-001', report, by.key()), null],
    [(by) => by.guest.report('amenity-999', report, by.key()), refused('gone')],
    [(by) => by.guest.report('amenity-001', { parts: [], text: '' }, by.key()), refused('invalid')],
  ],
})

describeGateway(HttpClassroomsGateway, {
  courses: [
    [
      (by) => by.guest.courses('volunteering', { pageSize: 2 }),
      {
        items: [
          {
            kind: 'volunteering',
            item: { id: 'post-000009', source: { id: 'org-09' }, layout: 'left', publishedAt: 1_772_655_908_000 },
          },
        ],
      },
    ],
  ],
})

describeGateway(HttpLessonsGateway, {
  classes: [
    [
      (by) => by.guest.classes('safety', { pageSize: 1 }),
      { items: [{ id: 'class-first-aid', kind: 'safety', lessonCount: 6, isJoined: false, doneCount: 0 }] },
    ],
  ],
  studyClass: [
    [
      async (by) => (await by.as('user-resident')).studyClass('class-phones'),
      {
        studyClass: { id: 'class-phones', isJoined: true, lessonCount: 8 },
        lessons: [{ id: 'class-phones-01', classId: 'class-phones', number: 1, progress: { isDone: true } }],
      },
    ],
    [(by) => by.guest.studyClass('class-nothing'), refused('gone')],
  ],
  join: [
    [async (by) => (await by.as('reader-12')).join('class-pottery', true), true],
    [(by) => by.guest.join('class-pottery', true), refused('session-expired')],
    [async (by) => (await by.as('reader-12')).join('class-nothing', true), refused('gone')],
  ],
  timetable: [
    [
      (by) => by.guest.timetable('2026-03-05', false),
      {
        answeredAt: expect.any(Number),
        lessons: [{ number: expect.any(Number), classId: expect.stringMatching(/^class-/) }],
      },
    ],
    [(by) => by.guest.timetable('someday', false), refused('invalid')],
  ],
  note: [
    [async (by) => (await by.as('user-resident')).note('class-phones-01', 'finish-homework'), refused('state-refuses')],
    [
      async (by) => (await by.as('user-resident')).note('class-phones-02', 'finish-homework'),
      { isDone: expect.any(Boolean), isHomeworkDone: true },
    ],
    [async (by) => (await by.as('reader-13')).note('class-phones-01', 'finish'), refused('not-yours')],
    [(by) => by.guest.note('class-phones-01', 'finish'), refused('session-expired')],
    [async (by) => (await by.as('user-resident')).note('nothing', 'finish'), refused('gone')],
  ],
  learning: [
    [
      async (by) => (await by.as('user-resident')).learning(),
      { isKept: true, days: [{ seconds: expect.any(Number) }], classes: [{ doneCount: expect.any(Number) }] },
    ],
    [(by) => by.guest.learning(), refused('session-expired')],
  ],
})

const feedback = { kind: 'fault' as const, text: 'The radio stops when I lock the screen.', pictures: [], contact: '' }
const sent = async (by: Callers<HttpFeedbackGateway>) => {
  const outcome = await (await by.as('reader-09')).send(feedback, by.key())
  return outcome.ok ? (outcome.value?.id ?? '') : 'nothing'
}
const closed = async (by: Callers<HttpFeedbackGateway>) => {
  const id = await sent(by)
  await (await by.as('reader-09')).close(id, by.key())
  return id
}

describeGateway(HttpFeedbackGateway, {
  limit: [
    [async (by) => (await by.as('reader-09')).limit(), null],
    [(by) => by.guest.limit(), refused('session-expired')],
  ],
  send: [
    [
      async (by) => (await by.as('reader-09')).send(feedback, by.key()),
      {
        kind: 'fault',
        summary: 'The radio stops when I lock the screen.',
        state: 'open',
        updatedAt: 1_772_697_600_000,
        text: 'The radio stops when I lock the screen.',
      },
    ],
    [(by) => by.guest.send({ ...feedback, contact: 'chen@example.com' }, by.key()), null],
    [async (by) => (await by.as('reader-09')).send({ ...feedback, kind: '' }, by.key()), refused('invalid')],
    [async (by) => (await by.as('reader-09')).send({ ...feedback, text: '' }, by.key()), refused('invalid')],
  ],
  mine: [
    [
      async (by) => (await by.as('user-resident')).mine('open', {}),
      { items: [{ id: 'feedback-demo-2', kind: 'idea', state: 'open', acts: ['add'], updatedAt: 1_772_348_400_000 }] },
    ],
  ],
  feedback: [
    [
      async (by) => (await by.as('user-resident')).feedback('feedback-demo-3'),
      { id: 'feedback-demo-3', kind: 'content', state: 'closed', updatedAt: 1_772_143_200_000 },
    ],
    [async (by) => (await by.as('reader-09')).feedback('feedback-demo-1'), refused('gone')],
  ],
  add: [
    [
      async (by) =>
        (await by.as('reader-09')).add(await sent(by), { text: 'It is an old phone.', pictures: [] }, by.key()),
      {
        kind: 'fault',
        summary: 'The radio stops when I lock the screen.',
        state: 'open',
        updatedAt: 1_772_697_600_000,
        text: 'The radio stops when I lock the screen.',
      },
    ],
    [
      async (by) => (await by.as('reader-10')).add(await sent(by), { text: 'Mine too.', pictures: [] }, by.key()),
      refused('gone'),
    ],
    [
      async (by) => (await by.as('reader-09')).add(await closed(by), { text: 'Again.', pictures: [] }, by.key()),
      refused('state-refuses'),
    ],
  ],
  close: [
    [
      async (by) => (await by.as('reader-09')).close(await sent(by), by.key()),
      {
        kind: 'fault',
        summary: 'The radio stops when I lock the screen.',
        state: 'closed',
        updatedAt: 1_772_697_600_000,
        text: 'The radio stops when I lock the screen.',
      },
    ],
    [async (by) => (await by.as('reader-10')).close(await sent(by), by.key()), refused('gone')],
    [async (by) => (await by.as('reader-09')).close(await closed(by), by.key()), refused('state-refuses')],
  ],
})

describeGateway(HttpMapsGateway, {
  cityMap: [
    [
      (by) => by.guest.cityMap(),
      {
        base: [{ type: 'Feature' }],
        attribution: 'Base: the demo city of Riverbend, drawn for it',
        start: { south: 26.3719, west: 111.5545, north: 26.4681 },
      },
    ],
  ],
  placesIn: [
    [
      (by) => by.guest.placesIn({ south: 26, west: 111, north: 27, east: 112 }, 'venue', undefined),
      {
        places: [
          {
            id: 'venue-01',
            name: 'Riverbend Community Centre',
            address: '31 Lantern Street, Old Ferry',
            sort: 'venue',
            kind: 'centre',
          },
        ],
      },
    ],
    [
      (by) => by.guest.placesIn({ south: 26.3, west: 111.5, north: 26.5, east: 111.7 }, 'activity', undefined),
      {
        places: [
          {
            id: 'activity-001',
            name: 'Reading the paper aloud',
            address: 'Riverbend Community Centre',
            sort: 'activity',
            kind: 'company',
          },
        ],
      },
    ],
    [
      (by) => by.guest.placesIn({ south: 26.3, west: 111.5, north: 26.5, east: 111.7 }, 'park', undefined),
      { places: [{ sort: 'amenity', kind: 'park', name: expect.any(String) }] },
    ],
    [(by) => by.guest.placesIn({ south: 95, west: 111, north: 96, east: 112 }, null), refused('invalid')],
  ],
})

describeGateway(HttpPartyGateway, {
  home: [
    [
      (by) => by.guest.home(),
      {
        categoryId: 'party',
        columns: [{ id: 'party-branches' }],
        group: 'party',
        organisations: [{ id: 'org-party-1' }],
        courses: [{ id: 'post-party-05' }],
      },
    ],
  ],
})

describeGateway(HttpPracticeHomesGateway, {
  home: [
    [
      (by) => by.guest.home('org-06'),
      {
        id: 'org-06',
        kind: 'organisation',
        name: 'Riverbend Library',
        logo: '/media/organisations/06-book.webp',
        picture: '/media/pictures/classroom.webp',
      },
    ],
    [(by) => by.guest.home('no-home'), refused('gone')],
  ],
  venues: [
    [
      (by) => by.guest.venues('venue-01', {}),
      {
        items: [
          {
            id: 'venue-07',
            kind: 'office',
            name: 'Bluestone County Community Office',
            address: '27 Starport Street, Bluestone County',
            cover: '/media/pictures/council-hall.webp',
          },
        ],
      },
    ],
  ],
  ranking: [
    [
      (by) => by.guest.ranking('org-13'),
      [{ id: 'team-03', name: 'Ferry Night Walk', logo: '/media/pictures/city-dusk.webp', minutes: 7134, times: 48 }],
    ],
  ],
})

const show = {
  text: 'Everybody on the bus waited for him.',
  categoryId: 'show-kindness',
  place: 'Lotus Lane',
  pictures: [] as string[],
}
const withPicture = async ({ platform }: Callers<object>, userId: string) => ({
  ...show,
  pictures: [await uploads(platform).upload({ id: userId, token: '' })],
})
let tools: ReturnType<typeof showTools> | null = null
/** One for all tests: it numbers its uploads. */
const uploads = (platform: Callers<object>['platform']) => (tools ??= showTools(platform))

describeGateway(HttpCampaignsGateway, {
  campaign: [
    [
      (by) => by.guest.campaign(''),
      {
        campaign: {
          ...{ id: 'campaign-lanterns', topicId: 'topic-campaign-lanterns', winners: [] },
          share: { isShareCustom: true, shareTitle: 'Show us your lantern' },
        },
      },
    ],
    [
      (by) => by.guest.campaign('campaign-river'),
      { campaign: { winners: [{ prize: 'First prize', entryId: expect.stringMatching(/^entry-demo/) }] } },
    ],
    [(by) => by.guest.campaign('nothing'), refused('gone')],
  ],
  entries: [
    [
      (by) => by.guest.entries('campaign-river', 'hot', { pageSize: 2 }),
      { items: [{ topic: { id: 'topic-campaign-river' }, state: 'published' }] },
    ],
    [(by) => by.guest.entries('', 'new', {}), { items: [{ topic: { id: 'topic-campaign-lanterns' } }] }],
  ],
})

describeGateway(HttpShowsGateway, {
  options: [
    [(by) => by.guest.options(), { categories: [{ id: 'show-kindness', name: 'Kindness' }], publishing: true }],
  ],
  classes: [[(by) => by.guest.classes('show'), [{ id: 'show-kindness', name: 'Kindness' }]]],
  list: [
    [
      (by) => by.guest.list('show-clean', {}),
      {
        items: [
          {
            id: 'show-demo-004',
            category: { id: 'show-clean', name: 'Clean city' },
            state: 'published',
            author: { id: 'reader-11' },
          },
        ],
      },
    ],
  ],
  mine: [
    [
      async (by) => (await by.as('user-resident')).mine({}),
      {
        items: [
          {
            id: 'entry-demo-002',
            topic: { id: 'topic-night-bus' },
            state: 'submitted',
            cover: { address: '/media/pictures/metro-night.webp' },
            author: { id: 'user-resident' },
          },
        ],
      },
    ],
  ],
  show: [
    [
      (by) => by.guest.show('show-demo-001'),
      {
        id: 'show-demo-001',
        category: { id: 'show-kindness' },
        state: 'published',
        author: { id: 'reader-02' },
        place: 'Lantern Street',
      },
    ],
    [(by) => by.guest.show('no-show'), refused('gone')],
  ],
  entries: [
    [
      (by) => by.guest.entries('topic-night-bus', {}),
      {
        items: [
          {
            id: 'entry-demo-001',
            topic: { id: 'topic-night-bus' },
            state: 'published',
            cover: { address: '/media/pictures/avenue-bus.webp' },
            author: { id: 'reader-04' },
          },
        ],
      },
    ],
  ],
  create: [
    [
      async (by) => (await by.as('reader-11')).create(await withPicture(by, 'reader-11'), by.key()),
      {
        summary: 'Everybody on the bus waited for him.',
        category: { id: 'show-kindness' },
        state: 'submitted',
        author: { id: 'reader-11' },
        text: 'Everybody on the bus waited for him.',
      },
    ],
    [async (by) => (await by.as('reader-11')).create(show, by.key()), refused('invalid')],
    [
      async (by) => (await by.as('reader-11')).create({ ...show, pictures: ['not-mine'] }, by.key()),
      refused('invalid'),
    ],
    [
      async (by) => (await by.as('user-member')).create(await withPicture(by, 'user-member'), by.key()),
      refused('phone-needed'),
    ],
  ],
  enter: [
    [
      async (by) =>
        (await by.as('reader-11')).enter(
          'topic-night-bus',
          { ...(await withPicture(by, 'reader-11')), categoryId: '' },
          by.key(),
        ),
      {
        summary: 'Everybody on the bus waited for him.',
        topic: { id: 'topic-night-bus' },
        state: 'submitted',
        author: { id: 'reader-11' },
        text: 'Everybody on the bus waited for him.',
      },
    ],
    [
      async (by) =>
        (await by.as('reader-11')).enter(
          'no-topic',
          { ...(await withPicture(by, 'reader-11')), categoryId: '' },
          by.key(),
        ),
      refused('gone'),
    ],
    [
      async (by) => (await by.as('reader-11')).enter('topic-night-bus', { ...show, text: '' }, by.key()),
      refused('invalid'),
    ],
    [async (by) => (await by.as('user-member')).enter('topic-night-bus', show, by.key()), refused('phone-needed')],
  ],
  remove: [
    [
      async (by) => {
        const gateway = await by.as('reader-11')
        const made = await gateway.create(await withPicture(by, 'reader-11'), by.key())
        return gateway.remove(made.ok ? made.value.id : 'nothing')
      },
      { deleted: true },
    ],
    [async (by) => (await by.as('reader-12')).remove('no-show'), refused('gone')],
    [async (by) => (await by.as('reader-12')).remove('show-demo-001'), refused('not-yours')],
  ],
})

describeGateway(HttpVenuesGateway, {
  list: [
    [
      (by) => by.guest.list({ kind: 'office', order: 'near' }, place, {}),
      {
        items: [
          {
            id: 'venue-02',
            kind: 'office',
            name: 'Old Ferry Community Office',
            address: '101 Willow Shade Road, Old Ferry',
            cover: '/media/pictures/community-centre.webp',
          },
        ],
      },
    ],
    [
      (by) => by.guest.list({ kind: 'station', order: 'name' }, null, {}),
      {
        items: [
          {
            id: 'venue-17',
            kind: 'station',
            name: 'Cloudfoot Community Station',
            address: '110 Fisherlight Road, Reedmarsh',
            cover: '/media/pictures/story-hour.webp',
          },
        ],
      },
    ],
  ],
  organisations: [
    [
      (by) => by.guest.organisations({ order: 'near' }, place, {}),
      {
        items: [
          {
            id: 'org-27',
            name: 'Old Ferry Quarter',
            address: '9 Dyeworks Road, Cloudterrace',
            latitude: 26.406555555555556,
            logo: '/media/organisations/27-lantern.webp',
          },
        ],
      },
    ],
  ],
  venue: [
    [
      (by) => by.guest.venue('venue-02', place),
      {
        id: 'venue-02',
        kind: 'office',
        name: 'Old Ferry Community Office',
        address: '101 Willow Shade Road, Old Ferry',
        hours: { weekly: [[{ opens: 540, closes: 720 }]], special: [{ date: expect.any(String) }] },
        parent: { id: 'venue-01' },
      },
    ],
    [(by) => by.guest.venue('no-venue', null), refused('gone')],
  ],
  teams: [
    [
      (by) => by.guest.teams('venue-01', {}),
      {
        items: [{ id: 'team-01', name: 'Lantern Street Neighbours', logo: '/media/pictures/park-volunteers.webp' }],
        nextCursor: null,
      },
    ],
    [(by) => by.guest.teams('no-venue', {}), refused('gone')],
  ],
  staff: [
    [
      (by) => by.guest.staff('venue-01', {}),
      {
        items: [{ id: 'staff-01-01', name: 'Wang Minghua', role: 'Director', photo: '/media/avatars/avatar-01.webp' }],
      },
    ],
    [(by) => by.guest.staff('no-venue', {}), refused('gone')],
  ],
  children: [
    [
      (by) => by.guest.children('venue-01', place, {}),
      {
        items: [
          {
            id: 'venue-07',
            kind: 'office',
            name: 'Bluestone County Community Office',
            address: '27 Starport Street, Bluestone County',
            cover: '/media/pictures/council-hall.webp',
          },
        ],
      },
    ],
    [(by) => by.guest.children('no-venue', null, {}), refused('gone')],
  ],
})

const wanted = { cents: 1_000, channel: 'alipay' as const, account: '13800000003' }
/** A member with ¥50.00 and a proven name. */
const saver = async ({ platform }: Callers<object>) => (await wallets(platform).member(5_000)).id
let walletTool: ReturnType<typeof walletTools> | null = null
/** One for all tests: it numbers its members. */
const wallets = (platform: Callers<object>['platform']) => (walletTool ??= walletTools(platform))
const requested = async (by: Callers<HttpWalletGateway>, change: object = {}) => {
  const id = await saver(by)
  const proof = await giveProof(by.platform.database, id, by.platform.clock.now())
  return (await by.as(id)).request({ ...wanted, ...change }, proof, by.key())
}

describeGateway(HttpWalletGateway, {
  account: [
    [
      async (by) => (await by.as('user-volunteer')).account(),
      { balance: 87_548, underWay: 8000, earned: 125_548, pending: 10_600 },
    ],
  ],
  movements: [
    [
      async (by) => (await by.as('user-volunteer')).movements('earnings', {}),
      {
        items: [
          {
            id: expect.any(String),
            kind: 'packet',
            subjectId: expect.stringMatching(/^packets-lantern-\d+$/),
            title: 'Red packets of Lantern Street',
            cents: 168,
          },
        ],
      },
    ],
    [async (by) => (await by.as('user-volunteer')).movements('all', { pageSize: 0 }), refused('invalid')],
  ],
  pending: [
    [
      async (by) => (await by.as('user-volunteer')).pending(),
      [{ orderId: 'order-demo-003', title: 'Shopping and errands', cents: 600, dueAt: 1_772_701_200_000 }],
    ],
  ],
  cashOuts: [
    [
      async (by) => (await by.as('user-volunteer')).cashOuts({}),
      { items: [{ id: 'cash-out-demo-6', channel: 'alipay', cents: 3000, fee: 10, state: 'pending' }] },
    ],
  ],
  cashOut: [
    [
      async (by) => (await by.as('user-volunteer')).cashOut('cash-out-demo-2'),
      { id: 'cash-out-demo-2', channel: 'alipay', state: 'failed', account: '138****0003', problem: 'account' },
    ],
    [async (by) => (await by.as('user-resident')).cashOut('cash-out-demo-2'), refused('gone')],
  ],
  offer: [
    [
      async (by) => (await by.as('user-volunteer')).offer(),
      { realName: 'verified', proofWays: ['password'], rules: { channels: ['messenger'], least: 100, most: 100_000 } },
    ],
  ],
  messengerPayee: [
    [async (by) => (await by.as('user-volunteer')).messengerPayee(), {}],
    [async (by) => (await by.as('user-resident')).messengerPayee(), { domain: '127.0.0.1:8787' }],
  ],
  proveIdentity: [
    [
      async (by) => {
        const { id } = await by.member()
        const { database, clock } = by.platform
        const password = 'seven rainy umbrellas'
        const token = await openSession(database, id, clock.now())
        await by.platform.call(setFirstPassword, { token, body: { password } })
        // As if it had been set long ago: a new one proves nothing.
        await database.update(users).set({ passwordSetAt: null }).where(eq(users.id, id))
        return (await by.as(id)).proveIdentity({ password })
      },
      { proof: expect.any(String) },
    ],
    [async (by) => (await by.as('user-volunteer')).proveIdentity({ code: '000000' }), refused('invalid')],
    [async (by) => (await by.as('user-member')).proveIdentity({ code: '000000' }), refused('phone-needed')],
  ],
  request: [
    [requested, { channel: 'alipay', cents: 1000, state: 'pending', account: '138****0003' }],
    [(by) => requested(by, { cents: 6_000 }), refused('invalid')],
    [(by) => requested(by, { channel: 'messenger' }), refused('invalid')],
    [async (by) => (await by.as(await saver(by))).request(wanted, 'no-proof', by.key()), refused('invalid')],
  ],
})

const passport = { id: 'guide-passport', theme: 'documents', department: { id: 'org-03', name: 'Riverbend Police' } }

describeGateway(HttpGuidesGateway, {
  list: [
    [
      (by) => by.guest.list({ theme: 'learning', event: 'arrival', department: 'org-06' }, {}),
      { items: [{ id: 'guide-library-card', title: 'Get a library card', promisedDays: 0, isFree: false }] },
    ],
    // What the address says that is no theme and no event is not asked for.
    [
      (by) => by.guest.list({ theme: 'no-theme', event: 'no-event', department: 'org-06' }, {}),
      { items: [{ id: 'guide-library-card' }] },
    ],
    [(by) => by.guest.list({ theme: '', event: '', department: 'no-department' }, {}), { items: [] }],
  ],
  departments: [
    [(by) => by.guest.departments({ theme: '', event: '' }), [{ id: 'org-03', name: 'Riverbend Police', guides: 7 }]],
    [
      (by) => by.guest.departments({ theme: 'learning', event: '' }),
      [{ id: 'org-06', name: 'Riverbend Library', guides: 1 }],
    ],
  ],
  guide: [
    [
      (by) => by.guest.guide('guide-passport'),
      {
        ...passport,
        ...{ promisedDays: 7, legalDays: 20, isFree: false, validUntil: null, checkedOn: '2026-02-21' },
        materials: [
          { id: '1', name: 'ID card', hint: 'Children under sixteen bring the household register', form: null },
        ],
        fees: [{ name: 'First issue, renewal or replacement, each', cents: 12_000 }],
        places: [{ id: 'exit-hall', name: 'Entry and exit hall', phone: '0700-6611020' }],
      },
    ],
    [(by) => by.guest.guide('no-guide'), refused('gone')],
  ],
  countView: [
    [(by) => by.guest.countView('guide-passport'), { counted: true }],
    [(by) => by.guest.countView('no-guide'), refused('gone')],
  ],
  judge: [
    [async (by) => (await by.as('reader-05')).judge('guide-marriage', { useful: false, lack: 'unclear' }), {}],
    [(by) => by.guest.judge('no-guide', { useful: true, lack: null }), refused('gone')],
  ],
})

const device = 'the-device-of-this-test'
const isOpening = { id: expect.any(String), cents: expect.any(Number), isReversed: false, at: expect.any(Number) }

describeGateway(HttpRedPacketsGateway, {
  campaign: [
    [
      (by) => by.guest.campaign(null),
      {
        at: 1_772_697_600_000,
        campaign: {
          id: 'packets-lantern',
          title: 'Red packets of Lantern Street',
          rules: expect.stringContaining('Lantern Street'),
          state: 'open',
          beginsAt: 1_772_179_200_000,
          endsAt: 1_774_425_600_000,
          tiers: [{ share: 4500, least: 50, most: 188 }],
          mostOpenings: null,
        },
      },
    ],
    [(by) => by.guest.campaign('packets-autumn'), { campaign: { state: 'over', mostOpenings: 5 } }],
    [(by) => by.guest.campaign('no-campaign'), refused('gone')],
  ],
  standing: [
    [
      async (by) => (await by.as('user-volunteer')).standing('packets-lantern'),
      { today: { cents: 168, isReversed: false, at: 1_772_697_600_000 }, openings: 3, nextAt: 1_772_726_400_000 },
    ],
    [async (by) => (await by.as('user-volunteer')).standing('no-campaign'), refused('gone')],
    [(by) => by.guest.standing('packets-lantern'), refused('session-expired')],
  ],
  open: [
    [
      async (by) => (await by.member()).gateway.open('packets-welcome', device, by.key()),
      { today: { cents: 88, isReversed: false }, openings: 1, nextAt: 1_772_726_400_000 },
    ],
    [
      async (by) => (await by.as('user-volunteer')).open('packets-lantern', 'another-device-of-this-test', by.key()),
      refused('state-refuses'),
    ],
    [async (by) => (await by.as('user-volunteer')).open('no-campaign', device, by.key()), refused('gone')],
    [async (by) => (await by.as('user-volunteer')).open('packets-lantern', 'short', by.key()), refused('invalid')],
    [async (by) => (await by.as('user-member')).open('packets-lantern', device, by.key()), refused('phone-needed')],
  ],
  openings: [
    [
      async (by) => (await by.as('user-volunteer')).openings('packets-lantern', { pageSize: 1 }),
      { items: [{ ...isOpening, cents: 168 }], nextCursor: expect.any(String) },
    ],
    [(by) => by.guest.openings('packets-lantern', {}), refused('session-expired')],
  ],
  winners: [
    [
      (by) => by.guest.winners('packets-autumn', { pageSize: 1 }),
      {
        items: [
          { id: expect.any(String), name: expect.any(String), cents: expect.any(Number), at: expect.any(Number) },
        ],
        nextCursor: expect.any(String),
      },
    ],
    [(by) => by.guest.winners('packets-autumn', { pageSize: 0 }), refused('invalid')],
  ],
})
