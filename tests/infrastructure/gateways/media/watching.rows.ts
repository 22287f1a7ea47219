import { eq } from 'drizzle-orm'
import { contents } from '../../../../platform/kernel/contents/contents.schema'
import { videos } from '../../../../platform/features/media/videos/videos.schema'
import { HttpChatGateway } from '../../../../src/infrastructure/media/chat/http-chat-gateway'
import { HttpLiveGateway } from '../../../../src/infrastructure/media/live/http-live-gateway'
import { HttpTvGateway } from '../../../../src/infrastructure/media/channels/http-tv-gateway'
import { HttpVideosGateway } from '../../../../src/infrastructure/media/videos/http-videos-gateway'
import { rowsOf, refused } from '../gateway-table'

export const chatRows = rowsOf(HttpChatGateway, {
  earlier: [
    [
      (by) => by.guest.earlier('radio-news', '5'),
      {
        messages: [
          {
            id: '1',
            text: '哈哈哈，这段太有意思了',
            author: { id: 'reader-18', avatar: '/media/avatars/avatar-20.webp' },
          },
        ],
        earlier: false,
      },
    ],
    [(by) => by.guest.earlier('no-channel', '5'), refused('gone')],
  ],
  post: [
    [
      async (by) => (await by.as('reader-05')).post('radio-news', 'Good morning', by.key()),
      { text: 'Good morning', author: { id: 'reader-05', avatar: '/media/avatars/avatar-09.webp', official: false } },
    ],
    [async (by) => (await by.as('reader-05')).post('no-channel', 'Good morning', by.key()), refused('gone')],
    [async (by) => (await by.as('reader-05')).post('radio-news', '', by.key()), refused('invalid')],
    [async (by) => (await by.as('user-member')).post('radio-news', 'Good morning', by.key()), refused('phone-needed')],
  ],
})

export const liveRows = rowsOf(HttpLiveGateway, {
  list: [
    [
      (by) => by.guest.list('coming', {}),
      { items: [{ id: 'live-council', state: 'coming', publisher: 'Riverbend Broadcasting', isReminded: false }] },
    ],
    [(by) => by.guest.list('past', {}), { items: [{ id: 'live-basketball', state: 'ended' }] }],
    [(by) => by.guest.list('now', { pageSize: 51 }), refused('invalid')],
  ],
  reminder: [
    [async (by) => (await by.as('user-resident')).reminder('live-council'), true],
    [async (by) => (await by.as('user-member')).reminder('live-council'), false],
    [async (by) => (await by.as('user-member')).reminder('no-event'), refused('gone')],
    [async (by) => (await by.as('user-member')).reminder('tv-news'), refused('gone')],
  ],
  remind: [
    [async (by) => (await by.as('user-member')).remind('live-council', true), true],
    [async (by) => (await by.as('user-member')).remind('live-council', false), false],
    [async (by) => (await by.as('user-member')).remind('live-bridge', true), refused('state-refuses')],
    [async (by) => (await by.as('user-member')).remind('no-event', true), refused('gone')],
  ],
})

export const tvRows = rowsOf(HttpTvGateway, {
  channel: [
    [
      (by) => by.guest.channel('tv-news'),
      {
        channel: { id: 'tv-news', name: 'Riverbend One' },
        description: 'News, features and live pictures.',
        publisher: 'Riverbend Broadcasting',
        hosts: [{ id: 'host-19' }],
      },
    ],
    [(by) => by.guest.channel('no-channel'), refused('gone')],
  ],
  channels: [
    [
      (by) => by.guest.channels(),
      [
        {
          id: 'tv-news',
          name: 'Riverbend One',
          cover: '/media/covers/tv-news.webp',
          region: 'City',
          nowPlaying: 'The River, a documentary',
        },
      ],
    ],
  ],
  events: [
    [
      (by) => by.guest.events(),
      [
        {
          id: 'live-flowers',
          title: 'The chrysanthemum show at Riverside Park',
          cover: '/media/pictures/chrysanthemums.webp',
          state: 'live',
          startsAt: 1_772_668_800_000,
        },
      ],
    ],
  ],
  schedule: [
    [
      (by) => by.guest.schedule('tv-news', '2026-03-05'),
      [
        {
          name: 'Again by night',
          hosts: ['Ling Xiao'],
          startsAt: 1_772_640_000_000,
          endsAt: 1_772_663_400_000,
          replayUrl: null,
        },
      ],
    ],
  ],
  mayPlay: [
    [(by) => by.guest.mayPlay('tv-news'), true],
    [(by) => by.guest.mayPlay('no-channel'), refused('gone')],
  ],
  stream: [
    [(by) => by.guest.stream('tv-news'), { state: 'live', startsAt: null }],
    [(by) => by.guest.stream('no-channel'), refused('gone')],
  ],
  countView: [[(by) => by.guest.countView('tv-news'), 3222]],
})

export const videosRows = rowsOf(HttpVideosGateway, {
  video: [
    [
      (by) => by.guest.video('video-001'),
      {
        id: 'video-001',
        title: 'A day of the river city in time-lapse',
        cover: '/media/pictures/city-river-morning.webp',
        sourceId: 'stream-video-001',
        source: { id: 'org-01' },
      },
    ],
    [(by) => by.guest.video('no-video'), refused('gone')],
  ],
  preview: [
    [
      async (by) => {
        const { database } = by.platform
        await database.update(videos).set({ previewToken: 'token' }).where(eq(videos.contentId, 'video-020'))
        await database.update(contents).set({ state: 'draft' }).where(eq(contents.id, 'video-020'))
        return by.guest.preview('token')
      },
      { id: 'video-020', isShort: false },
    ],
    [(by) => by.guest.preview('no-token'), refused('gone')],
  ],
  relatedVideos: [
    [
      (by) => by.guest.relatedVideos('video-001'),
      [
        {
          id: 'video-002',
          title: 'Ten years of the great bridge, by night',
          source: { id: 'org-02' },
          layout: 'big',
          publishedAt: 1_772_675_523_000,
        },
      ],
    ],
  ],
  address: [
    [
      (by) => by.guest.address('stream-video-001'),
      { live: false, expiresAt: 1_772_704_800_000, captions: [{ language: 'zh-CN', label: '中文' }] },
    ],
    [(by) => by.guest.address('no-stream'), refused('gone')],
  ],
  shorts: [
    [
      (by) => by.guest.shorts({}),
      {
        items: [
          {
            id: 'video-039',
            title: 'Thirty seconds: turning a scallion cake',
            cover: '/media/shorts/scallion-cake.webp',
            sourceId: 'stream-video-039',
            source: { id: 'org-01' },
          },
        ],
      },
    ],
  ],
  sharedShort: [
    [
      (by) => by.guest.sharedShort('video-039', 'reader-02'),
      {
        video: { id: 'video-039', isShort: true },
        sharer: { nickname: '三桥夜跑团', avatar: '/media/avatars/avatar-08.webp' },
      },
    ],
    [(by) => by.guest.sharedShort('no-video', null), refused('gone')],
  ],
  collections: [
    [
      (by) => by.guest.collections('video-006'),
      [
        {
          id: 'collection-safe',
          title: 'Keeping Safe',
          summary: 'Learn it; may you never need it.',
          source: { id: 'org-03' },
          layout: 'big',
        },
      ],
    ],
  ],
  countPlay: [[(by) => by.guest.countPlay('video-010', 'collection-one-night'), 5552]],
})
