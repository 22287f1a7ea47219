import { HttpArticlesGateway } from '../../../../src/infrastructure/media/articles/http-articles-gateway'
import { HttpCharactersGateway } from '../../../../src/infrastructure/media/characters/http-characters-gateway'
import { HttpCollectionsGateway } from '../../../../src/infrastructure/media/collections/http-collections-gateway'
import { HttpFeedGateway } from '../../../../src/infrastructure/media/feed/http-feed-gateway'
import { HttpGalleryGateway } from '../../../../src/infrastructure/media/gallery/http-gallery-gateway'
import { HttpMatrixGateway } from '../../../../src/infrastructure/media/matrix/http-matrix-gateway'
import { HttpOrganisationsGateway } from '../../../../src/infrastructure/media/organisations/http-organisations-gateway'
import { HttpSelectionGateway } from '../../../../src/infrastructure/media/selection/http-selection-gateway'
import { HttpSpecialsGateway } from '../../../../src/infrastructure/media/specials/http-specials-gateway'
import { HttpTopicsGateway } from '../../../../src/infrastructure/media/topics/http-topics-gateway'
import { rowsOf, refused } from '../gateway-table'

export const articlesRows = rowsOf(HttpArticlesGateway, {
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

export const charactersRows = rowsOf(HttpCharactersGateway, {
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

export const collectionsRows = rowsOf(HttpCollectionsGateway, {
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

export const feedRows = rowsOf(HttpFeedGateway, {
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
    [(by) => by.guest.page({ kinds: [], belowHead: 'home' }, {}), { items: [{ id: 'audio-night-river-10' }] }],
    [(by) => by.guest.page({ organisationId: 'org-01', kinds: [] }, { pageSize: 51 }), refused('invalid')],
  ],
  countNewer: [[(by) => by.guest.countNewer({ kinds: [] }, 1_772_690_400_000), 4]],
  like: [
    [async (by) => (await by.as('user-member')).like({ kind: 'post', id: 'post-000002' }, true), { isOn: true }],
    [async (by) => (await by.as('user-member')).like({ kind: 'post', id: 'no-post' }, true), refused('gone')],
  ],
})

export const galleryRows = rowsOf(HttpGalleryGateway, {
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

export const organisationsRows = rowsOf(HttpOrganisationsGateway, {
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

export const matrixRows = rowsOf(HttpMatrixGateway, {
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

export const selectionRows = rowsOf(HttpSelectionGateway, {
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

export const specialsRows = rowsOf(HttpSpecialsGateway, {
  special: [
    [
      (by) => by.guest.special('special-flood'),
      {
        id: 'special-flood',
        title: 'Twenty-four hours of high water',
        lead: 'Water levels, roads and shelters, live.',
        cover: '/media/pictures/flooded-lane.webp',
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

export const topicsRows = rowsOf(HttpTopicsGateway, {
  topic: [
    [
      (by) => by.guest.topic('topic-night-bus'),
      {
        id: 'topic-night-bus',
        cover: '/media/pictures/bus-stop-night.webp',
        publishedAt: 1_772_649_795_000,
        source: { id: 'org-07', name: 'Riverbend Transit' },
      },
    ],
    [(by) => by.guest.topic('no-topic'), refused('gone')],
  ],
})
