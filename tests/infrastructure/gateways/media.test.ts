import { eq } from 'drizzle-orm'
import { contents } from '../../../platform/kernel/contents/contents.schema'
import { videos } from '../../../platform/features/media/videos/videos.schema'
import { HttpAnchorsGateway } from '../../../src/infrastructure/media/anchors/http-anchors-gateway'
import { HttpArticlesGateway } from '../../../src/infrastructure/media/articles/http-articles-gateway'
import { HttpAudioGateway } from '../../../src/infrastructure/media/audio/http-audio-gateway'
import { HttpCharactersGateway } from '../../../src/infrastructure/media/characters/http-characters-gateway'
import { HttpChatGateway } from '../../../src/infrastructure/media/chat/http-chat-gateway'
import { HttpCollectionsGateway } from '../../../src/infrastructure/media/collections/http-collections-gateway'
import { HttpFeedGateway } from '../../../src/infrastructure/media/feed/http-feed-gateway'
import { HttpGalleryGateway } from '../../../src/infrastructure/media/gallery/http-gallery-gateway'
import { HttpLiveGateway } from '../../../src/infrastructure/media/live/http-live-gateway'
import { HttpMatrixGateway } from '../../../src/infrastructure/media/matrix/http-matrix-gateway'
import { HttpOrganisationsGateway } from '../../../src/infrastructure/media/organisations/http-organisations-gateway'
import { HttpRadioGateway } from '../../../src/infrastructure/media/channels/http-radio-gateway'
import { HttpSelectionGateway } from '../../../src/infrastructure/media/selection/http-selection-gateway'
import { HttpSpecialsGateway } from '../../../src/infrastructure/media/specials/http-specials-gateway'
import { HttpTopicsGateway } from '../../../src/infrastructure/media/topics/http-topics-gateway'
import { HttpTvGateway } from '../../../src/infrastructure/media/channels/http-tv-gateway'
import { HttpVideosGateway } from '../../../src/infrastructure/media/videos/http-videos-gateway'
import { inDemoCity, refused } from './gateway-table'

const describeGateway = inDemoCity()

describeGateway(HttpAnchorsGateway, {
  list: [
    [
      (by) => by.guest.list({ pageSize: 3 }),
      { items: [{ id: 'host-01', name: 'Su Wan', avatar: '/media/hosts/host-01.webp', followed: false }] },
    ],
  ],
  anchor: [
    [
      (by) => by.guest.anchor('host-01'),
      {
        id: 'host-01',
        name: 'Su Wan',
        avatar: '/media/hosts/host-01.webp',
        albums: [{ id: 'album-night-river' }],
        channels: [{ id: 'radio-news' }],
      },
    ],
    [(by) => by.guest.anchor('nobody'), refused('gone')],
  ],
})

describeGateway(HttpArticlesGateway, {
  article: [
    [
      (by) => by.guest.article('post-000001'),
      {
        id: 'post-000001',
        author: 'Zhou Xiaojiang',
        cover: '/media/pictures/roofs-sunrise.webp',
        voiceUrl: '/media/audio/spoken-en-morning-news.m4a',
        source: { id: 'org-01' },
      },
    ],
    [(by) => by.guest.article('no-post'), refused('gone')],
  ],
  relatedItems: [
    [
      (by) => by.guest.relatedItems('post-000001'),
      [{ id: 'post-430100-1', source: { id: 'org-02' }, layout: 'big', publishedAt: 1_772_679_600_000, kind: 'post' }],
    ],
  ],
  voiceSettings: [[(by) => by.guest.voiceSettings(), { enabled: true, rate: 1 }]],
})

describeGateway(HttpAudioGateway, {
  audio: [
    [
      (by) => by.guest.audio('audio-night-river-01'),
      {
        id: 'audio-night-river-01',
        title: 'The last watchman',
        cover: '/media/covers/album-01.webp',
        publishedAt: 1_768_496_832_000,
        source: { id: 'org-02' },
      },
    ],
    [(by) => by.guest.audio('no-audio'), refused('gone')],
  ],
  album: [
    [
      (by) => by.guest.album('album-night-river'),
      {
        id: 'album-night-river',
        title: 'Night on the Lan',
        cover: '/media/covers/album-01.webp',
        source: { id: 'org-02', name: 'Riverbend Broadcasting' },
      },
    ],
    [(by) => by.guest.album('no-album'), refused('gone')],
  ],
  tracks: [
    [
      (by) => by.guest.tracks('album-night-river', 'down', { pageSize: 2 }),
      {
        items: [
          {
            id: 'audio-night-river-10',
            title: 'Before it dawns',
            cover: '/media/covers/album-01.webp',
            duration: 40.5,
            publishedAt: 1_772_695_872_000,
          },
        ],
      },
    ],
    [(by) => by.guest.tracks('album-night-river', 'up', { pageSize: 0 }), refused('invalid')],
  ],
  nextTrack: [
    [(by) => by.guest.nextTrack('album-night-river', 'audio-night-river-01'), 'audio-night-river-02'],
    [(by) => by.guest.nextTrack('album-night-river', 'audio-night-river-10'), null],
  ],
})

describeGateway(HttpCharactersGateway, {
  page: [
    [
      (by) => by.guest.page({ pageSize: 2 }),
      {
        items: [
          {
            id: 'character-01',
            name: 'Yu Cheng',
            role: 'Family doctor',
            portrait: '/media/avatars/avatar-02.webp',
            target: { kind: 'path' },
          },
        ],
      },
    ],
  ],
})

describeGateway(HttpChatGateway, {
  earlier: [
    [
      (by) => by.guest.earlier('radio-news', '5'),
      {
        messages: [
          {
            id: '1',
            text: '哈哈哈，这段太有意思了',
            author: { id: 'reader-17', avatar: '/media/avatars/avatar-04.webp' },
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
      { text: 'Good morning', author: { id: 'reader-05', avatar: '/media/avatars/avatar-08.webp', official: false } },
    ],
    [async (by) => (await by.as('reader-05')).post('no-channel', 'Good morning', by.key()), refused('gone')],
    [async (by) => (await by.as('reader-05')).post('radio-news', '', by.key()), refused('invalid')],
    [async (by) => (await by.as('user-member')).post('radio-news', 'Good morning', by.key()), refused('phone-needed')],
  ],
})

describeGateway(HttpCollectionsGateway, {
  collections: [
    [
      (by) => by.guest.collections({}),
      {
        items: [
          {
            id: 'collection-one-night',
            title: 'One Night in Riverbend',
            summary: 'Six people who work while you sleep.',
            source: { id: 'org-20' },
            layout: 'big',
          },
        ],
      },
    ],
  ],
  collection: [
    [
      (by) => by.guest.collection('collection-one-night'),
      {
        id: 'collection-one-night',
        title: 'One Night in Riverbend',
        description: 'Six people who work while you sleep.',
        cover: '/media/pictures/city-rain.webp',
        source: { id: 'org-20' },
      },
    ],
    [(by) => by.guest.collection('no-collection'), refused('gone')],
  ],
  episodes: [
    [
      (by) => by.guest.episodes('collection-one-night', {}),
      {
        items: [
          {
            id: 'video-006',
            title: 'Before the rain: a night with the pumps',
            cover: '/media/pictures/city-rain.webp',
            sourceId: 'stream-video-006',
            duration: 20,
          },
        ],
      },
    ],
  ],
  lastEpisode: [[async (by) => (await by.as('reader-05')).lastEpisode('collection-one-night'), null]],
  saveLastEpisode: [
    [
      async (by) => {
        const gateway = await by.as('reader-06')
        await gateway.saveLastEpisode('collection-one-night', { episodeId: 'video-007', at: 1_772_697_600_000 })
        return gateway.lastEpisode('collection-one-night')
      },
      { episodeId: 'video-007', at: 1_772_697_600_000 },
    ],
    [
      async (by) => (await by.as('reader-06')).saveLastEpisode('no-collection', { episodeId: 'video-007', at: 0 }),
      refused('gone'),
    ],
  ],
})

describeGateway(HttpFeedGateway, {
  categories: [
    [(by) => by.guest.categories(), [{ id: 'news', name: 'News', children: [{ id: 'news-city', name: 'The city' }] }]],
  ],
  head: [
    [
      (by) => by.guest.head('living'),
      {
        carousel: [
          {
            id: 'slide-living',
            title: 'Living: this week',
            image: '/media/pictures/avenue-bus.webp',
            target: { kind: 'path', path: '/posts/post-000002' },
          },
        ],
      },
    ],
  ],
  page: [
    [
      (by) => by.guest.page({ categoryId: 'culture', kinds: ['post'] }, { pageSize: 2 }),
      {
        items: [
          { id: 'post-000008', source: { id: 'org-29' }, layout: 'text', publishedAt: 1_772_663_047_000, kind: 'post' },
        ],
      },
    ],
    [(by) => by.guest.page({ organisationId: 'org-01', kinds: [] }, { pageSize: 51 }), refused('invalid')],
  ],
  countNewer: [[(by) => by.guest.countNewer({ kinds: [] }, 1_772_690_400_000), 5]],
  like: [
    [async (by) => (await by.as('user-member')).like({ kind: 'post', id: 'post-000002' }, true), { isOn: true }],
    [async (by) => (await by.as('user-member')).like({ kind: 'post', id: 'no-post' }, true), refused('gone')],
  ],
})

describeGateway(HttpGalleryGateway, {
  gallery: [
    [
      (by) => by.guest.gallery('gallery-dawn'),
      {
        id: 'gallery-dawn',
        title: 'Nine colours of sunrise on the river',
        summary: 'One place, nine mornings.',
        publishedAt: 1_772_626_862_000,
        source: { id: 'org-01' },
      },
    ],
    [(by) => by.guest.gallery('no-gallery'), refused('gone')],
  ],
})

describeGateway(HttpOrganisationsGateway, {
  groups: [[(by) => by.guest.groups(), [{ id: 'media', name: 'Media' }]]],
  list: [
    [
      (by) => by.guest.list({ group: 'culture', search: '' }, {}),
      {
        items: [
          {
            id: 'org-06',
            name: 'Riverbend Library',
            logo: '/media/organisations/06-book.webp',
            intro: 'The seats by the window on the third floor.',
          },
        ],
        nextCursor: null,
      },
    ],
  ],
  organisation: [
    [
      (by) => by.guest.organisation('org-10'),
      {
        id: 'org-10',
        name: 'Ferry Steps Office',
        logo: '/media/organisations/10-people.webp',
        intro: 'Local matters, settled locally.',
        services: [{ id: 'service-meals' }],
      },
    ],
    [(by) => by.guest.organisation('no-organisation'), refused('gone')],
  ],
})

describeGateway(HttpLiveGateway, {
  list: [
    [
      (by) => by.guest.list('coming', {}),
      { items: [{ id: 'live-council', state: 'coming', publisher: 'Riverbend Broadcasting', isReminded: false }] },
    ],
    [(by) => by.guest.list('past', {}), { items: [{ id: 'live-basketball', state: 'ended' }] }],
    [(by) => by.guest.list('now', { pageSize: 51 }), refused('invalid')],
  ],
  remind: [
    [async (by) => (await by.as('user-member')).remind('live-council', true), true],
    [async (by) => (await by.as('user-member')).remind('live-council', false), false],
    [async (by) => (await by.as('user-member')).remind('live-bridge', true), refused('state-refuses')],
    [async (by) => (await by.as('user-member')).remind('no-event', true), refused('gone')],
  ],
})

describeGateway(HttpMatrixGateway, {
  groups: [[(by) => by.guest.groups(), [{ id: 'media', name: 'Media', first: [{ id: 'org-01' }] }]]],
  group: [
    [
      (by) => by.guest.group('safety'),
      {
        id: 'safety',
        name: 'Safety',
        followed: 0,
        outside: [{ name: 'Safe Riverbend', platform: 'messenger', url: 'https://messenger.example/safe-riverbend' }],
      },
    ],
    [(by) => by.guest.group('no-group'), refused('gone')],
  ],
  accounts: [
    [
      (by) => by.guest.accounts('safety', { pageSize: 1 }),
      { items: [{ id: 'org-03', name: 'Riverbend Police', newest: { kind: 'post', source: { id: 'org-03' } } }] },
    ],
  ],
  followAll: [
    [async (by) => (await by.as('user-member')).followAll('culture'), 6],
    [async (by) => (await by.as('user-member')).followAll('no-group'), refused('gone')],
  ],
})

describeGateway(HttpRadioGateway, {
  defaultChannel: [
    [
      (by) => by.guest.defaultChannel('city-riverbend'),
      {
        id: 'radio-news',
        name: 'Riverbend News Radio',
        frequency: 'FM 98.6',
        cover: '/media/covers/radio-news.webp',
        region: 'City',
      },
    ],
  ],
  channels: [
    [
      (by) => by.guest.channels({ pageSize: 2 }),
      {
        items: [
          {
            id: 'radio-news',
            name: 'Riverbend News Radio',
            frequency: 'FM 98.6',
            cover: '/media/covers/radio-news.webp',
            region: 'City',
          },
        ],
      },
    ],
  ],
  find: [
    [
      (by) => by.guest.find({ by: '', region: '', genre: 'music', q: 'river' }, {}),
      {
        items: [
          {
            id: 'radio-classical',
            name: 'Classics by the River',
            frequency: 'FM 91.4',
            cover: '/media/covers/radio-classical.webp',
            region: 'City',
          },
        ],
      },
    ],
  ],
  groups: [[(by) => by.guest.groups(), { regions: [{ id: '市区', name: 'City' }], genres: ['news'] }]],
  programme: [
    [
      (by) => by.guest.programme('programme-radio-news-0-2'),
      {
        title: 'Weekend morning',
        hosts: ['Lin Xiaodu'],
        channel: { id: 'radio-news', name: 'Riverbend News Radio', frequency: 'FM 98.6' },
      },
    ],
    [(by) => by.guest.programme('no-programme'), refused('gone')],
  ],
  episodes: [
    [
      (by) => by.guest.episodes('programme-radio-news-0-2', {}),
      {
        items: [
          {
            name: 'Weekend morning',
            hosts: ['Lin Xiaodu'],
            startsAt: 1_772_316_000_000,
            endsAt: 1_772_326_800_000,
            replayUrl: '/media/audio/music-lantern-street.m4a',
          },
        ],
      },
    ],
    [(by) => by.guest.episodes('no-programme', {}), refused('gone')],
  ],
  similar: [
    [
      (by) => by.guest.similar('radio-music'),
      [
        {
          id: 'radio-classical',
          name: 'Classics by the River',
          frequency: 'FM 91.4',
          cover: '/media/covers/radio-classical.webp',
          region: 'City',
        },
      ],
    ],
  ],
  channel: [
    [
      (by) => by.guest.channel('radio-news'),
      {
        channel: { id: 'radio-news', name: 'Riverbend News Radio', frequency: 'FM 98.6' },
        publisher: 'Riverbend Broadcasting',
        hosts: [{ id: 'host-01' }],
      },
    ],
    [(by) => by.guest.channel('no-channel'), refused('gone')],
  ],
  schedule: [
    [
      (by) => by.guest.schedule('radio-news', '2026-03-05'),
      [
        {
          name: 'News by night',
          hosts: ['Shen Yizhou'],
          startsAt: 1_772_640_000_000,
          endsAt: 1_772_659_800_000,
          replayUrl: null,
        },
      ],
    ],
  ],
  mayPlay: [
    [(by) => by.guest.mayPlay('radio-news'), true],
    [(by) => by.guest.mayPlay('no-channel'), refused('gone')],
  ],
  stream: [
    [(by) => by.guest.stream('radio-news'), { state: 'live', startsAt: null }],
    [(by) => by.guest.stream('no-channel'), refused('gone')],
  ],
  countView: [[(by) => by.guest.countView('radio-news'), {}]],
})

describeGateway(HttpSelectionGateway, {
  page: [
    [
      (by) => by.guest.page({ pageSize: 2 }),
      {
        items: [
          {
            chosenAt: 1_772_690_400_000,
            item: {
              id: 'post-000055',
              summary: 'A porter changed a rule without asking.',
              source: { id: 'org-01' },
              layout: 'right',
            },
          },
        ],
      },
    ],
  ],
})

describeGateway(HttpSpecialsGateway, {
  special: [
    [
      (by) => by.guest.special('special-flood'),
      {
        id: 'special-flood',
        title: 'Twenty-four hours of high water',
        lead: 'Water levels, roads and shelters, live.',
        cover: '/media/pictures/council-hall.webp',
        source: { id: 'org-19' },
      },
    ],
    [(by) => by.guest.special('no-special'), refused('gone')],
  ],
  column: [
    [
      (by) => by.guest.column('special-flood-1', {}),
      {
        items: [
          {
            id: 'post-000007',
            source: { id: 'org-20' },
            layout: 'right',
            publishedAt: 1_772_669_646_000,
            kind: 'post',
          },
        ],
      },
    ],
  ],
})

describeGateway(HttpTopicsGateway, {
  topic: [
    [
      (by) => by.guest.topic('topic-night-bus'),
      {
        id: 'topic-night-bus',
        cover: '/media/pictures/fair-evening.webp',
        publishedAt: 1_772_692_203_000,
        source: { id: 'org-07', name: 'Riverbend Transit' },
      },
    ],
    [(by) => by.guest.topic('no-topic'), refused('gone')],
  ],
})

describeGateway(HttpTvGateway, {
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
          cover: '/media/covers/tv-news.webp',
          state: 'live',
          startsAt: 1_772_690_400_000,
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

describeGateway(HttpVideosGateway, {
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
            cover: '/media/shorts/noodles.webp',
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
        sharer: { nickname: '三桥夜跑团', avatar: '/media/avatars/avatar-05.webp' },
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
