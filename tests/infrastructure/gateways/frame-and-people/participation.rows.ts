import { expect } from 'vitest'
import { HttpReportsGateway } from '../../../../src/infrastructure/participation/reports/http-reports-gateway'
import { HttpCommentsGateway } from '../../../../src/infrastructure/participation/comments/http-comments-gateway'
import { HttpCreditsGateway } from '../../../../src/infrastructure/participation/credits/http-credits-gateway'
import { HttpLikersGateway } from '../../../../src/infrastructure/participation/reactions/http-likers-gateway'
import { HttpPlayPositionGateway } from '../../../../src/infrastructure/frame/player/http-play-position-gateway'
import { HttpReactionsGateway } from '../../../../src/infrastructure/participation/reactions/http-reactions-gateway'
import { HttpSharingGateway } from '../../../../src/infrastructure/frame/sharing/http-sharing-gateway'
import type { ShareReport } from '../../../../src/domain/frame/sharing/share'
import { rowsOf, refused, type Callers } from '../gateway-table'

const post = { kind: 'post' as const, id: 'post-000004' }
const noPost = { kind: 'post' as const, id: 'no-post' }

const comment = { target: post, text: 'Thank you for writing this.', people: [], parentId: null, replyToId: null }
const commented = async (by: Callers<HttpCommentsGateway>) => {
  const { gateway } = await by.member()
  const outcome = await gateway.post(comment, by.key())
  return { gateway, id: outcome.ok ? (outcome.value?.id ?? 'held') : 'nothing' }
}

const spam = { reason: 'spam', text: '' } as const
const aMember = { kind: 'member', id: 'reader-02' } as const

export const reportsRows = rowsOf(HttpReportsGateway, {
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

export const commentsRows = rowsOf(HttpCommentsGateway, {
  list: [
    [
      (by) => by.guest.list({ kind: 'post', id: 'post-000001' }, 'hot', { pageSize: 2 }),
      {
        items: [
          {
            id: 'comment-post-000001-02',
            author: { id: 'reader-16', avatar: '/media/avatars/avatar-24.webp' },
            text: '有没有第二批的名单？',
            createdAt: 1_772_697_458_058,
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
        author: { id: 'reader-16', avatar: '/media/avatars/avatar-24.webp' },
        text: '有没有第二批的名单？',
        createdAt: 1_772_697_458_058,
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
            createdAt: 1_772_697_503_058,
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
        author: { id: 'reader-02', avatar: '/media/avatars/avatar-08.webp' },
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

export const creditsRows = rowsOf(HttpCreditsGateway, {
  rules: [[(by) => by.guest.rules(), [{ act: 'share', mostPerDay: 5 }]]],
  mine: [[async (by) => (await by.as('user-resident')).mine('', {}), { nextCursor: null }]],
})

export const likersRows = rowsOf(HttpLikersGateway, {
  likers: [
    [
      (by) => by.guest.likers({ kind: 'post', id: 'post-000001' }, { pageSize: 2 }),
      { items: [{ id: 'volunteer-062', avatar: '/media/avatars/avatar-20.webp' }] },
    ],
  ],
})

const position = { time: 12, duration: 60, finished: false, at: 1_772_697_600_000 }

export const playPositionRows = rowsOf(HttpPlayPositionGateway, {
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

export const reactionsRows = rowsOf(HttpReactionsGateway, {
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
      async (by) => {
        await (await by.as('user-member')).follow({ kind: 'programme', id: 'programme-radio-news-0-2' }, true)
        return (await by.as('user-member')).noteHeard('programme-radio-news-0-2', 1_772_316_000_000)
      },
      { followed: true },
    ],
    [async (by) => (await by.as('user-member')).noteHeard('no-programme', 1_772_316_000_000), { followed: false }],
    [(by) => by.guest.noteHeard('programme-radio-news-0-2', 0), refused('session-expired')],
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

export const sharingRows = rowsOf(HttpSharingGateway, { report: [[(by) => by.guest.report(share), {}]] })
