import { JSDOM } from 'jsdom'
import { expect, vi } from 'vitest'
import { HttpAccountGateway } from '../../../../src/infrastructure/people/account/http-account-gateway'
import { HttpAgendaGateway } from '../../../../src/infrastructure/overview/agenda/http-agenda-gateway'
import { HttpAgreementsGateway } from '../../../../src/infrastructure/frame/session/http-agreements-gateway'
import { HttpIdentitiesGateway } from '../../../../src/infrastructure/people/identities/http-identities-gateway'
import { HttpInvitationsGateway } from '../../../../src/infrastructure/people/invitations/http-invitations-gateway'
import { HttpPublicAccountsGateway } from '../../../../src/infrastructure/people/public-accounts/http-public-accounts-gateway'
import { HttpFindingGateway } from '../../../../src/infrastructure/overview/finding/http-finding-gateway'
import { HttpFollowingGateway } from '../../../../src/infrastructure/overview/following/http-following-gateway'
import { volunteerTools } from '../../../support/volunteers'
import { rowsOf, refused } from '../gateway-table'

export const accountRows = rowsOf(HttpAccountGateway, {
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
            item: { id: 'post-000024', source: { id: 'org-08' }, layout: 'right' },
          },
        ],
      },
    ],
  ],
  removeFavourites: [[async (by) => (await by.as('reader-01')).removeFavourites(['post-000001']), { removed: 0 }]],
})

export const agendaRows = rowsOf(HttpAgendaGateway, {
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

export const agreementsRows = rowsOf(HttpAgreementsGateway, {
  clauses: [[(by) => by.guest.clauses(), [{ title: 'Terms of use', updatedAt: 1_788_220_800_000 }]]],
  agreements: [
    [
      async (by) => {
        // What cleans the texts wants a document.
        const { window } = new JSDOM('')
        vi.stubGlobal('window', window)
        return by.guest.agreements().finally(() => vi.unstubAllGlobals())
      },
      [{ title: 'Terms of use' }],
    ],
  ],
})

export const identitiesRows = rowsOf(HttpIdentitiesGateway, {
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

export const invitationsRows = rowsOf(HttpInvitationsGateway, {
  invited: [
    [async (by) => (await by.as('user-volunteer')).invited({ pageSize: 2 }), { items: [{ name: '渡***' }], today: 2 }],
  ],
})

export const publicAccountsRows = rowsOf(HttpPublicAccountsGateway, {
  account: [
    [
      (by) => by.guest.account('user-editor'),
      { id: 'user-editor', kind: 'member', name: '渡口编辑部', picture: '/media/avatars/avatar-04.webp' },
    ],
    [(by) => by.guest.account('nobody'), refused('gone')],
  ],
})

export const followingRows = rowsOf(HttpFollowingGateway, {
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

export const findingRows = rowsOf(HttpFindingGateway, {
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
