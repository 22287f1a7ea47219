import { eq } from 'drizzle-orm'
import { JSDOM } from 'jsdom'
import { expect, vi } from 'vitest'
import { HttpPrintedCodeGateway } from '../../../src/infrastructure/frame/boot/http-printed-code-gateway'
import { HttpAboutGateway } from '../../../src/infrastructure/frame/site/http-about-gateway'
import { HttpAccountGateway } from '../../../src/infrastructure/people/account/http-account-gateway'
import { HttpAgendaGateway } from '../../../src/infrastructure/overview/agenda/http-agenda-gateway'
import { HttpAgreementsGateway } from '../../../src/infrastructure/frame/session/http-agreements-gateway'
import { HttpCitiesGateway } from '../../../src/infrastructure/frame/site/http-cities-gateway'
import { HttpReportsGateway } from '../../../src/infrastructure/participation/reports/http-reports-gateway'
import { HttpCommentsGateway } from '../../../src/infrastructure/participation/comments/http-comments-gateway'
import { HttpCreditsGateway } from '../../../src/infrastructure/participation/credits/http-credits-gateway'
import { HttpIdentitiesGateway } from '../../../src/infrastructure/people/identities/http-identities-gateway'
import { HttpInvitationsGateway } from '../../../src/infrastructure/people/invitations/http-invitations-gateway'
import { HttpLikersGateway } from '../../../src/infrastructure/participation/reactions/http-likers-gateway'
import { HttpMessageSettingsGateway } from '../../../src/infrastructure/frame/messages/http-message-settings-gateway'
import { HttpPushGateway } from '../../../src/infrastructure/frame/messages/http-push-gateway'
import { HttpMessagesGateway } from '../../../src/infrastructure/frame/messages/http-messages-gateway'
import { HttpPagesGateway } from '../../../src/infrastructure/overview/pages/http-pages-gateway'
import { HttpPlayPositionGateway } from '../../../src/infrastructure/frame/player/http-play-position-gateway'
import { HttpPublicAccountsGateway } from '../../../src/infrastructure/people/public-accounts/http-public-accounts-gateway'
import { HttpReactionsGateway } from '../../../src/infrastructure/participation/reactions/http-reactions-gateway'
import { HttpSearchGateway } from '../../../src/infrastructure/overview/search/http-search-gateway'
import { HttpFindingGateway } from '../../../src/infrastructure/overview/finding/http-finding-gateway'
import { HttpFollowingGateway } from '../../../src/infrastructure/overview/following/http-following-gateway'
import { HttpGovernmentGateway } from '../../../src/infrastructure/overview/government/http-government-gateway'
import { HttpServicesGateway } from '../../../src/infrastructure/overview/services/http-services-gateway'
import { HttpSharingGateway } from '../../../src/infrastructure/frame/sharing/http-sharing-gateway'
import { HttpSiteGateway } from '../../../src/infrastructure/frame/site/http-site-gateway'
import { HttpSwitchesGateway } from '../../../src/infrastructure/frame/site/http-switches-gateway'
import { HttpUploadGateway } from '../../../src/infrastructure/frame/uploads/http-upload-gateway'
import { HttpVisitGateway } from '../../../src/infrastructure/participation/http-visit-gateway'
import { foundKinds } from '../../../src/domain/overview/search/found-kinds'
import type { ShareReport } from '../../../src/domain/frame/sharing/share'
import { pages } from '../../../platform/features/overview/pages/pages.schema'
import { volunteerTools } from '../../support/volunteers'
import { inDemoCity, refused, type Callers } from './gateway-table'

const describeGateway = inDemoCity()

const post = { kind: 'post' as const, id: 'post-000004' }
const noPost = { kind: 'post' as const, id: 'no-post' }

describeGateway(HttpAboutGateway, {
  about: [
    [
      (by) => by.guest.about(),
      {
        email: 'newsroom@city.example',
        address: '8 Riverside Road, Riverbend',
        hours: 'Every day from 8:00 to 22:00',
        licences: [{ name: 'Licence for online news services (demo)', issuer: 'Provincial internet office (demo)' }],
      },
    ],
  ],
})

describeGateway(HttpAccountGateway, {
  statistics: [
    [
      async (by) => (await by.as('user-resident')).statistics(),
      { favourites: 28, history: 54, follows: 12, subscriptions: 7 },
    ],
  ],
  history: [
    [
      async (by) => (await by.as('user-resident')).history({ pageSize: 2 }),
      {
        items: [
          {
            id: 'audio-classics-10',
            visitedAt: 1_772_694_000_000,
            item: { id: 'audio-classics-10', title: 'Encore', source: { id: 'org-16' } },
          },
        ],
      },
    ],
  ],
  clearHistory: [[async (by) => (await by.as('reader-01')).clearHistory('all'), { removed: 0 }]],
  favourites: [
    [
      async (by) => (await by.as('user-resident')).favourites('post', { q: '' }),
      {
        items: [
          {
            id: 'post-000024',
            addedAt: 1_772_690_400_000,
            item: { id: 'post-000024', source: { id: 'org-08' }, layout: 'left' },
          },
        ],
      },
    ],
  ],
  removeFavourites: [[async (by) => (await by.as('reader-01')).removeFavourites(['post-000001']), { removed: 0 }]],
})

describeGateway(HttpAgendaGateway, {
  agenda: [
    [
      async (by) => (await by.as('user-volunteer')).agenda(),
      {
        activity: { id: 'activity-002' },
        claim: { id: 'wish-demo-04', category: { id: 'wish-errands' }, wisher: { id: 'reader-18' } },
        servingOrder: { id: 'order-demo-002' },
      },
    ],
  ],
})

describeGateway(HttpAgreementsGateway, {
  clauses: [[(by) => by.guest.clauses(), [{ title: 'Terms of service', updatedAt: 1_788_220_800_000 }]]],
  agreements: [
    [
      async (by) => {
        // The HTML sanitiser needs a document.
        const { window } = new JSDOM('')
        vi.stubGlobal('window', window)
        return by.guest.agreements().finally(() => vi.unstubAllGlobals())
      },
      [{ title: 'Terms of service' }],
    ],
  ],
})

describeGateway(HttpCitiesGateway, {
  provinces: [
    [
      (by) => by.guest.provinces(),
      [{ id: '110000', name: 'Beijing', initial: 'B', pinyin: 'bei jing shi', cities: [{ id: '110100' }] }],
    ],
  ],
  districts: [
    [
      (by) => by.guest.districts('city-riverbend'),
      [{ id: 'district-1', name: 'Old Ferry', streets: [{ id: 'street-1', name: 'Lantern Street' }] }],
    ],
  ],
  nearest: [
    [
      (by) => by.guest.nearest({ latitude: 26.37, longitude: 111.55 }),
      {
        city: { id: 'city-riverbend', name: 'Riverbend', initial: 'R' },
        district: { id: 'district-1' },
        street: { id: 'street-1' },
      },
    ],
    [(by) => by.guest.nearest({ latitude: -60, longitude: 0 }), null],
  ],
})

const comment = { target: post, text: 'Thank you for writing this.', people: [], parentId: null, replyToId: null }
const commented = async (by: Callers<HttpCommentsGateway>) => {
  const { gateway } = await by.member()
  const outcome = await gateway.post(comment, by.key())
  return { gateway, id: outcome.ok ? (outcome.value?.id ?? 'held') : 'nothing' }
}

const spam = { reason: 'spam', text: '' } as const
const aMember = { kind: 'member', id: 'reader-02' } as const

describeGateway(HttpReportsGateway, {
  limit: [
    [async (by) => (await by.as('reader-02')).limit(), null],
    [(by) => by.guest.limit(), refused('session-expired')],
  ],
  report: [
    [async (by) => (await by.member()).gateway.report(aMember, spam, by.key()), undefined],
    [async (by) => (await by.as('reader-02')).report(aMember, spam, by.key()), refused('state-refuses')],
    [async (by) => (await by.member()).gateway.report({ kind: 'wish', id: 'none' }, spam, by.key()), refused('gone')],
    [(by) => by.guest.report(aMember, spam, by.key()), refused('session-expired')],
  ],
})

describeGateway(HttpCommentsGateway, {
  list: [
    [
      (by) => by.guest.list({ kind: 'post', id: 'post-000001' }, 'hot', { pageSize: 2 }),
      {
        items: [
          {
            id: 'comment-post-000001-02',
            author: { id: 'reader-16', avatar: '/media/avatars/avatar-03.webp' },
            text: '有没有第二批的名单？',
            createdAt: 1_772_686_172_000,
          },
        ],
      },
    ],
    [(by) => by.guest.list(noPost, 'hot', {}), refused('gone')],
  ],
  comment: [
    [
      (by) => by.guest.comment({ kind: 'post', id: 'post-000001' }, 'comment-post-000001-02'),
      {
        id: 'comment-post-000001-02',
        author: { id: 'reader-16', avatar: '/media/avatars/avatar-03.webp' },
        text: '有没有第二批的名单？',
        createdAt: 1_772_686_172_000,
      },
    ],
    [(by) => by.guest.comment(post, 'no-comment'), refused('gone')],
  ],
  replies: [
    [
      (by) => by.guest.replies('comment-post-000001-02', {}),
      {
        items: [
          {
            author: { id: 'user-editor', avatar: '/media/avatars/avatar-04.webp' },
            text: '谢谢来信，已经转给采写这篇的同事。有了答复，会写在这里。',
            createdAt: 1_772_686_217_000,
            parentId: 'comment-post-000001-02',
          },
        ],
      },
    ],
  ],
  post: [
    [
      async (by) => (await by.as('reader-02')).post(comment, by.key()),
      {
        author: { id: 'reader-02', avatar: '/media/avatars/avatar-05.webp' },
        text: 'Thank you for writing this.',
        replyCount: 0,
      },
    ],
    [async (by) => (await by.as('reader-02')).post({ ...comment, text: '' }, by.key()), refused('invalid')],
    [async (by) => (await by.as('reader-02')).post({ ...comment, target: noPost }, by.key()), refused('gone')],
    [async (by) => (await by.as('user-member')).post(comment, by.key()), refused('phone-needed')],
  ],
  mine: [
    [
      async (by) => {
        const { gateway } = await commented(by)
        return gateway.mine({})
      },
      {
        items: [
          {
            ...{ state: 'shown', text: 'Thank you for writing this.', waiting: null, reason: '', editedAt: null },
            ...{ likes: 0, replyCount: 0, parentId: null, replyTo: null },
            content: { id: 'post-000004', kind: 'post', channel: null },
          },
        ],
        nextCursor: null,
      },
    ],
    [
      async (by) => (await by.as('user-resident')).mine({}),
      { items: [{ state: 'held', content: { id: 'gallery-lanterns', kind: 'gallery' } }] },
    ],
    [(by) => by.guest.mine({}), refused('session-expired')],
  ],
  change: [
    [
      async (by) => {
        const { gateway, id } = await commented(by)
        return gateway.change(id, { text: 'Thank you, and good night.', people: [] }, by.key())
      },
      { text: 'Thank you, and good night.', editedAt: expect.any(Number) },
    ],
    [
      async (by) => (await by.as('reader-03')).change((await commented(by)).id, { text: 'Mine', people: [] }, by.key()),
      refused('not-yours'),
    ],
    [async (by) => (await by.as('reader-03')).change('none', { text: 'Mine', people: [] }, by.key()), refused('gone')],
    [async (by) => (await by.as('reader-03')).change('none', { text: '', people: [] }, by.key()), refused('invalid')],
  ],
  remove: [
    [
      async (by) => {
        const { gateway, id } = await commented(by)
        return gateway.remove(id)
      },
      { deleted: true },
    ],
    [async (by) => (await by.as('reader-03')).remove((await commented(by)).id), refused('not-yours')],
    [async (by) => (await by.as('reader-03')).remove('no-comment'), refused('gone')],
  ],
  like: [
    [async (by) => (await by.as('user-member')).like('comment-post-000001-03', true), { isOn: true }],
    [async (by) => (await by.as('user-member')).like('no-comment', true), refused('gone')],
  ],
})

describeGateway(HttpCreditsGateway, {
  rules: [[(by) => by.guest.rules(), [{ act: 'share', mostPerDay: 5 }]]],
  mine: [[async (by) => (await by.as('user-resident')).mine('', {}), { nextCursor: null }]],
})

describeGateway(HttpIdentitiesGateway, {
  standing: [
    [
      async (by) => (await by.as('user-volunteer')).standing(),
      { realName: { state: 'verified', identity: { name: '何**' } }, limit: null },
    ],
  ],
  realName: [
    [
      async (by) => (await by.as('user-volunteer')).realName(),
      {
        state: 'verified',
        identity: {
          name: '何**',
          cardNumber: '9****************8',
          birthDate: '1995-06-20',
          checkedAt: 1_756_281_600_000,
        },
      },
    ],
  ],
  check: [
    [
      async (by) => {
        const cardNumber = volunteerTools(by.platform).card()
        return (await by.as('reader-16')).check({ name: '何明月', cardNumber, agreed: true }, null)
      },
      {
        realName: {
          state: 'verified',
          identity: {
            name: '何**',
            cardNumber: '9****************8',
            birthDate: '1990-04-12',
            checkedAt: 1_772_697_600_000,
          },
        },
        limit: null,
      },
    ],
    [
      async (by) => (await by.as('reader-17')).check({ name: '何明月', cardNumber: '1', agreed: true }, null),
      refused('invalid'),
    ],
    [
      async (by) => (await by.as('reader-17')).check({ name: '何明月', cardNumber: '1', agreed: false }, null),
      refused('invalid'),
    ],
    [
      async (by) =>
        (await by.as('user-volunteer')).check({ name: '何明月', cardNumber: '999999198804120425', agreed: true }, null),
      refused('state-refuses'),
    ],
  ],
})

describeGateway(HttpInvitationsGateway, {
  invited: [
    [async (by) => (await by.as('user-volunteer')).invited({ pageSize: 2 }), { items: [{ name: '渡***' }], today: 2 }],
  ],
})

describeGateway(HttpLikersGateway, {
  likers: [
    [
      (by) => by.guest.likers({ kind: 'post', id: 'post-000001' }, { pageSize: 2 }),
      { items: [{ id: 'reader-24', avatar: '/media/avatars/avatar-11.webp' }] },
    ],
  ],
})

const settings = { shown: ['cases'], pushed: ['cases', 'following'], quietHours: null, showsText: true } as const

describeGateway(HttpMessageSettingsGateway, {
  settings: [
    [
      async (by) => (await by.as('user-resident')).settings(),
      { quietHours: { from: 1320, until: 420 }, showsText: false },
    ],
  ],
  save: [
    [
      async (by) => (await by.as('user-volunteer')).save(settings),
      { shown: ['cases'], pushed: ['cases'], quietHours: null, showsText: true },
    ],
    [
      async (by) => (await by.as('user-volunteer')).save({ ...settings, quietHours: { from: -1, until: 0 } }),
      refused('invalid'),
    ],
  ],
})

const device = { endpoint: 'https://fcm.googleapis.com/fcm/send/device', p256dh: 'BKey', auth: 'secret' }

describeGateway(HttpPushGateway, {
  key: [[async (by) => (await by.as('user-resident')).key(), expect.stringMatching(/^[\w-]{80,}$/)]],
  subscribe: [
    [async (by) => (await by.as('user-resident')).subscribe(device), true],
    [
      async (by) => (await by.as('user-resident')).subscribe({ ...device, endpoint: 'https://10.0.0.1/' }),
      refused('invalid'),
    ],
  ],
  unsubscribe: [[async (by) => (await by.as('user-resident')).unsubscribe(device.endpoint), false]],
})

describeGateway(HttpMessagesGateway, {
  list: [
    [
      async (by) => (await by.as('user-resident')).list('replies', {}),
      { items: [{ category: 'replies', title: '三桥夜跑团 replied to you', isRead: false, count: 1 }] },
    ],
  ],
  markRead: [[async (by) => (await by.as('user-volunteer')).markRead('message-user-volunteer-1'), 3]],
  markAllRead: [[async (by) => (await by.as('user-volunteer')).markAllRead('replies'), 2]],
  unread: [
    [
      async (by) => (await by.as('user-resident')).unread(),
      { categories: { replies: 1, cases: 1 }, changed: [{ subject: 'wish', id: 'wish-demo-20' }] },
    ],
  ],
  markSeen: [[async (by) => (await by.as('user-volunteer')).markSeen('wish', null), 1]],
})

describeGateway(HttpPagesGateway, {
  page: [
    [
      (by) => by.guest.page('page-today'),
      {
        id: 'page-today',
        title: 'Riverbend today',
        backgroundColor: '#f4f7f7',
        shareDescription: 'The city today, on one page.',
        shareImage: '/media/pictures/city-river-morning.webp',
      },
    ],
    [(by) => by.guest.page('no-page'), refused('gone')],
  ],
  preview: [
    [
      async (by) => {
        await by.platform.database.update(pages).set({ previewToken: 'token' }).where(eq(pages.id, 'page-festival'))
        return by.guest.preview('token')
      },
      { id: 'page-festival', title: 'The month of dragons' },
    ],
    [(by) => by.guest.preview('no-token'), refused('gone')],
  ],
  content: [
    [
      (by) => by.guest.content({ id: 'card-page-today-3' }),
      {
        items: [
          {
            id: 'post-000001',
            source: { id: 'org-01' },
            layout: 'right',
            publishedAt: 1_772_696_160_000,
            kind: 'post',
          },
        ],
      },
    ],
  ],
  items: [
    [
      (by) => by.guest.items('card-page-today-3'),
      {
        items: [{ id: 'post-000001', source: { id: 'org-01' }, layout: 'right', publishedAt: 1_772_696_160_000 }],
        style: 'big',
      },
    ],
    [(by) => by.guest.items('no-card'), refused('gone')],
  ],
})

const position = { time: 12, duration: 60, finished: false, at: 1_772_697_600_000 }

describeGateway(HttpPlayPositionGateway, {
  read: [
    [async (by) => (await by.as('user-resident')).read('video', 'video-001'), { time: 8, finished: false }],
    [async (by) => (await by.as('user-resident')).read('video', 'video-002'), null],
  ],
  save: [
    [
      async (by) => {
        const gateway = await by.as('reader-18')
        await gateway.save('video', 'video-003', { ...position, finished: true })
        return gateway.read('video', 'video-003')
      },
      { time: 60, at: position.at },
    ],
  ],
})

describeGateway(HttpPublicAccountsGateway, {
  account: [
    [
      (by) => by.guest.account('user-editor'),
      { id: 'user-editor', kind: 'member', name: '渡口编辑部', picture: '/media/avatars/avatar-04.webp' },
    ],
    [(by) => by.guest.account('nobody'), refused('gone')],
  ],
})

describeGateway(HttpReactionsGateway, {
  relation: [
    [
      async (by) => (await by.as('user-resident')).relation({ kind: 'post', id: 'post-000024' }),
      { favourites: 7, liked: false, favourited: true, followed: false },
    ],
  ],
  like: [
    [async (by) => (await by.as('user-member')).like(post, true), { isOn: true }],
    [async (by) => (await by.as('user-member')).like(noPost, true), refused('gone')],
  ],
  favourite: [
    [async (by) => (await by.as('user-member')).favourite(post, true), { isOn: true }],
    [async (by) => (await by.as('user-member')).favourite(noPost, true), refused('gone')],
  ],
  follow: [
    [async (by) => (await by.as('user-member')).follow({ kind: 'organisation', id: 'org-02' }, true), { isOn: true }],
    [
      async (by) => (await by.as('user-member')).follow({ kind: 'channel', id: 'radio-news' }, true),
      { isOn: true, count: 0 },
    ],
    [
      async (by) => (await by.as('user-member')).follow({ kind: 'programme', id: 'programme-radio-news-0-2' }, true),
      { isOn: true, count: expect.any(Number) },
    ],
    [async (by) => (await by.as('user-member')).follow({ kind: 'organisation', id: 'none' }, true), refused('gone')],
  ],
  noteHeard: [
    [
      async (by) => (await by.as('user-member')).noteHeard('programme-radio-news-0-2', 1_772_316_000_000),
      { followed: true },
    ],
    [async (by) => (await by.as('user-member')).noteHeard('no-programme', 1_772_316_000_000), { followed: false }],
    [(by) => by.guest.noteHeard('programme-radio-news-0-2', 0), refused('session-expired')],
  ],
})

const question = { query: 'river', kinds: foundKinds, organisationId: null, order: 'fit' } as const

describeGateway(HttpSearchGateway, {
  start: [
    [(by) => by.guest.start({ organisationId: 'org-01' }), { scopeName: 'Riverbend Daily' }],
    [(by) => by.guest.start({ organisationId: 'none' }), refused('gone')],
  ],
  find: [
    [
      (by) => by.guest.find({ ...question, kinds: ['video'] }, { pageSize: 2 }),
      {
        items: [
          {
            id: 'video-001',
            title: 'A day of the river city in time-lapse',
            summary: 'From the first ferry to the last lamp.',
            source: { id: 'org-01' },
            layout: 'big',
          },
        ],
      },
    ],
  ],
  counts: [[(by) => by.guest.counts(question), { kinds: [{ kind: 'guide' }], meant: null }]],
  guideDepartments: [
    [
      (by) => by.guest.guideDepartments('passport'),
      expect.arrayContaining([{ id: 'org-03', name: 'Riverbend Police', guides: expect.any(Number) }]),
    ],
  ],
  suggestions: [[(by) => by.guest.suggestions('riv', { organisationId: null }), ['riverbend']]],
  record: [[(by) => by.guest.record('river'), { counted: true }]],
})

describeGateway(HttpFollowingGateway, {
  albums: [
    [
      async (by) => (await by.as('user-resident')).albums({}),
      {
        items: [
          {
            ...{ id: 'album-night-river', followed: true, fresh: expect.any(Number) },
            next: { track: { id: 'audio-night-river-01', number: 1 }, cursor: expect.any(String) },
          },
        ],
      },
    ],
    [(by) => by.guest.albums({}), refused('session-expired')],
  ],
  channels: [
    [
      async (by) => (await by.as('user-resident')).channels({}),
      { items: [{ id: 'radio-news', followed: true, isTelevision: false, channel: { name: 'Riverbend News Radio' } }] },
    ],
  ],
  programmes: [
    [
      async (by) => (await by.as('user-resident')).programmes({}),
      {
        items: [
          {
            ...{ followed: true, fresh: expect.any(Number), hosts: expect.any(Array) },
            channel: { id: 'radio-news', name: 'Riverbend News Radio' },
          },
        ],
      },
    ],
    [(by) => by.guest.programmes({}), refused('session-expired')],
  ],
  publishers: [
    [
      async (by) => (await by.as('user-resident')).publishers('organisation', {}),
      { items: [{ id: 'org-01', followed: true, newest: { source: { id: 'org-01' } } }] },
    ],
    [
      async (by) => (await by.as('user-resident')).publishers('member', {}),
      { items: [{ followed: true, intro: '', newest: { kind: expect.stringMatching(/show|entry/) } }] },
    ],
  ],
  news: [[async (by) => (await by.as('user-resident')).news({ pageSize: 2 }), { nextCursor: expect.any(String) }]],
})

describeGateway(HttpFindingGateway, {
  muchRead: [
    [
      (by) => by.guest.muchRead({ period: 'week', shelf: null }, { pageSize: 2 }),
      { items: [{ item: { liked: false }, readers: expect.any(Number) }], nextCursor: expect.any(String) },
    ],
    [
      (by) => by.guest.muchRead({ period: 'today', shelf: 'listen' }, {}),
      { items: [{ item: { kind: expect.stringMatching(/audio|album/) } }] },
    ],
  ],
  toFollow: [
    [
      async (by) => (await by.as('user-resident')).toFollow('organisation', {}),
      { items: [{ id: expect.stringMatching(/^org-/), followed: false }] },
    ],
    [(by) => by.guest.toFollow('member', {}), { items: [{ followed: false, intro: '' }] }],
  ],
})

describeGateway(HttpGovernmentGateway, {
  hub: [
    [
      (by) => by.guest.hub(),
      {
        modules: [{ id: 'module-affairs', entries: [{ name: 'Guides' }] }],
        notices: [{ kind: 'post' }],
        noticesOf: 'news-council',
        departments: [{ id: 'org-03', name: 'Riverbend Police' }],
      },
    ],
  ],
})

describeGateway(HttpServicesGateway, {
  modules: [
    [
      (by) => by.guest.modules(),
      [
        {
          id: 'module-help',
          name: 'Ask for help',
          entries: [{ id: 'module-help-1', name: 'City hotline', summary: 'Call 12345, day or night' }],
        },
      ],
    ],
  ],
  module: [
    [
      (by) => by.guest.module('module-help'),
      {
        id: 'module-help',
        name: 'Ask for help',
        entries: [{ id: 'module-help-1', name: 'City hotline' }],
        pageId: 'page-today',
      },
    ],
    [(by) => by.guest.module('no-module'), refused('gone')],
  ],
})

const share: ShareReport = {
  postId: 'post-000004',
  channel: 1,
  url: 'https://city.example/article/post-000004',
  type: 1,
  sourceType: 2,
  userId: 'user-resident',
}

describeGateway(HttpSharingGateway, { report: [[(by) => by.guest.report(share), {}]] })

describeGateway(HttpSiteGateway, {
  site: [
    [
      (by) => by.guest.site(),
      {
        name: 'Riverbend',
        image: '/media/site/icon-512.png',
        logo2: '/media/site/logo.svg',
        cityInfo: { id: 'city-riverbend' },
        provinceInfo: { id: '430000' },
      },
    ],
  ],
  settings: [
    [(by) => by.guest.settings(), { menu: [{ name: 'Home', type: 1, image: '/media/site/footer-home.png' }] }],
  ],
})

describeGateway(HttpSwitchesGateway, {
  switches: [[(by) => by.guest.switches(), { '5': '1', '6': '1', '7': '1', '8': '1', '9': '0' }]],
})

describeGateway(HttpPrintedCodeGateway, {
  count: [
    [(by) => by.guest.count('old-ferry', 'ios'), {}],
    [(by) => by.guest.count('elsewhere', 'ios'), refused('not-found')],
  ],
})

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = () => new Blob([pixel], { type: 'image/png' })
const uploaded = async (by: Callers<HttpUploadGateway>) => {
  const sent = await (await by.as('reader-19')).send(picture(), 'image')
  return sent.ok ? sent.value.id : 'nothing'
}

describeGateway(HttpUploadGateway, {
  send: [
    [async (by) => (await by.as('reader-19')).send(picture(), 'image'), { width: 1, height: 1 }],
    [async (by) => (await by.as('reader-19')).send(new Blob(['no picture']), 'image'), refused('type-not-taken')],
    [async (by) => (await by.as('reader-19')).send({ size: 90_000_000 } as Blob, 'image'), refused('too-large')],
  ],
  mayPublish: [
    [async (by) => (await by.as('reader-19')).mayPublish(await uploaded(by)), true],
    [async (by) => (await by.as('reader-20')).mayPublish(await uploaded(by)), refused('gone')],
  ],
  existingIds: [
    [
      async (by) => (await by.as('reader-19')).existingIds([await uploaded(by), 'no-source']),
      [expect.stringMatching(/^image-/)],
    ],
  ],
})

describeGateway(HttpVisitGateway, {
  recordVisit: [[async (by) => (await by.as('reader-19')).recordVisit('post', 'post-000004'), { id: 'post-000004' }]],
})
