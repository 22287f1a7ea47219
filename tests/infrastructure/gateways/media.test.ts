import { HttpAnchorsGateway } from '../../../src/infrastructure/media/anchors/http-anchors-gateway'
import { HttpArticlesGateway } from '../../../src/infrastructure/media/articles/http-articles-gateway'
import { HttpAudioGateway } from '../../../src/infrastructure/media/audio/http-audio-gateway'
import { HttpCharactersGateway } from '../../../src/infrastructure/media/characters/http-characters-gateway'
import { HttpChatGateway } from '../../../src/infrastructure/media/chat/http-chat-gateway'
import { HttpCollectionsGateway } from '../../../src/infrastructure/media/collections/http-collections-gateway'
import { HttpFeedGateway } from '../../../src/infrastructure/media/feed/http-feed-gateway'
import { HttpGalleryGateway } from '../../../src/infrastructure/media/gallery/http-gallery-gateway'
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
  list: [[(by) => by.guest.list({ pageSize: 3 }), T]],
  anchor: [
    [(by) => by.guest.anchor('host-01'), T],
    [(by) => by.guest.anchor('nobody'), refused('gone')],
  ],
})

describeGateway(HttpArticlesGateway, {
  article: [
    [(by) => by.guest.article('post-000001'), T],
    [(by) => by.guest.article('no-post'), refused('gone')],
  ],
  related: [[(by) => by.guest.related('post-000001'), T]],
  voiceSettings: [[(by) => by.guest.voiceSettings(), T]],
})

describeGateway(HttpAudioGateway, {
  audio: [
    [(by) => by.guest.audio('audio-night-river-01'), T],
    [(by) => by.guest.audio('no-audio'), refused('gone')],
  ],
  album: [
    [(by) => by.guest.album('album-night-river'), T],
    [(by) => by.guest.album('no-album'), refused('gone')],
  ],
  tracks: [
    [(by) => by.guest.tracks('album-night-river', 'down', { pageSize: 2 }), T],
    [(by) => by.guest.tracks('album-night-river', 'up', { pageSize: 0 }), refused('invalid')],
  ],
  nextTrack: [
    [(by) => by.guest.nextTrack('album-night-river', 'audio-night-river-01'), 'audio-night-river-02'],
    [(by) => by.guest.nextTrack('album-night-river', 'audio-night-river-10'), null],
  ],
})

describeGateway(HttpCharactersGateway, { page: [[(by) => by.guest.page({ pageSize: 2 }), T]] })

describeGateway(HttpChatGateway, {
  earlier: [
    [(by) => by.guest.earlier('radio-news', '5'), T],
    [(by) => by.guest.earlier('no-channel', '5'), refused('gone')],
  ],
  post: [
    [async (by) => (await by.as('reader-05')).post('radio-news', 'Good morning', by.key()), T],
    [async (by) => (await by.as('reader-05')).post('no-channel', 'Good morning', by.key()), refused('gone')],
    [async (by) => (await by.as('reader-05')).post('radio-news', '', by.key()), refused('invalid')],
    [async (by) => (await by.as('user-member')).post('radio-news', 'Good morning', by.key()), refused('phone-needed')],
  ],
})

describeGateway(HttpCollectionsGateway, {
  collections: [[(by) => by.guest.collections({}), T]],
  collection: [
    [(by) => by.guest.collection('collection-one-night'), T],
    [(by) => by.guest.collection('no-collection'), refused('gone')],
  ],
  episodes: [[(by) => by.guest.episodes('collection-one-night', {}), T]],
  place: [[async (by) => (await by.as('reader-05')).place('collection-one-night'), null]],
  savePlace: [
    [
      async (by) => {
        const gateway = await by.as('reader-06')
        await gateway.savePlace('collection-one-night', { episodeId: 'video-007', at: 1_772_697_600_000 })
        return gateway.place('collection-one-night')
      },
      { episodeId: 'video-007', at: 1_772_697_600_000 },
    ],
    [
      async (by) => (await by.as('reader-06')).savePlace('no-collection', { episodeId: 'video-007', at: 0 }),
      refused('gone'),
    ],
  ],
})

describeGateway(HttpFeedGateway, {
  categories: [[(by) => by.guest.categories(), T]],
  head: [[(by) => by.guest.head('living'), T]],
  page: [
    [(by) => by.guest.page({ categoryId: 'culture', kinds: ['post'] }, { pageSize: 2 }), T],
    [(by) => by.guest.page({ organisationId: 'org-01', kinds: [] }, { pageSize: 51 }), refused('invalid')],
  ],
  countNewer: [[(by) => by.guest.countNewer({ kinds: [] }, 1_772_690_400_000), T]],
  like: [
    [async (by) => (await by.as('user-member')).like({ kind: 'post', id: 'post-000002' }, true), T],
    [async (by) => (await by.as('user-member')).like({ kind: 'post', id: 'no-post' }, true), refused('gone')],
  ],
})

describeGateway(HttpGalleryGateway, {
  gallery: [
    [(by) => by.guest.gallery('gallery-dawn'), T],
    [(by) => by.guest.gallery('no-gallery'), refused('gone')],
  ],
})

describeGateway(HttpOrganisationsGateway, {
  groups: [[(by) => by.guest.groups(), T]],
  list: [[(by) => by.guest.list('culture', {}), T]],
  organisation: [
    [(by) => by.guest.organisation('org-10'), T],
    [(by) => by.guest.organisation('no-organisation'), refused('gone')],
  ],
})

describeGateway(HttpRadioGateway, {
  defaultChannel: [[(by) => by.guest.defaultChannel('city-riverbend'), T]],
  channels: [[(by) => by.guest.channels({ pageSize: 2 }), T]],
  find: [[(by) => by.guest.find({ by: '', region: '', genre: 'music', q: 'river' }, {}), T]],
  groups: [[(by) => by.guest.groups(), T]],
  programme: [
    [(by) => by.guest.programme('programme-radio-news-0-2'), T],
    [(by) => by.guest.programme('no-programme'), refused('gone')],
  ],
  episodes: [
    [(by) => by.guest.episodes('programme-radio-news-0-2', {}), T],
    [(by) => by.guest.episodes('no-programme', {}), refused('gone')],
  ],
  similar: [[(by) => by.guest.similar('radio-music'), T]],
  channel: [
    [(by) => by.guest.channel('radio-news'), T],
    [(by) => by.guest.channel('no-channel'), refused('gone')],
  ],
  schedule: [[(by) => by.guest.schedule('radio-news', '2026-03-05'), T]],
  mayPlay: [
    [(by) => by.guest.mayPlay('radio-news'), true],
    [(by) => by.guest.mayPlay('no-channel'), refused('gone')],
  ],
  stream: [
    [(by) => by.guest.stream('radio-news'), T],
    [(by) => by.guest.stream('no-channel'), refused('gone')],
  ],
  countView: [[(by) => by.guest.countView('radio-news'), T]],
})

describeGateway(HttpSelectionGateway, { page: [[(by) => by.guest.page({ pageSize: 2 }), T]] })

describeGateway(HttpSpecialsGateway, {
  special: [
    [(by) => by.guest.special('special-flood'), T],
    [(by) => by.guest.special('no-special'), refused('gone')],
  ],
  column: [[(by) => by.guest.column('special-flood-1', {}), T]],
})

describeGateway(HttpTopicsGateway, {
  topic: [
    [(by) => by.guest.topic('topic-night-bus'), T],
    [(by) => by.guest.topic('no-topic'), refused('gone')],
  ],
})

describeGateway(HttpTvGateway, {
  channel: [
    [(by) => by.guest.channel('tv-news'), T],
    [(by) => by.guest.channel('no-channel'), refused('gone')],
  ],
  channels: [[(by) => by.guest.channels(), T]],
  events: [[(by) => by.guest.events(), T]],
  schedule: [[(by) => by.guest.schedule('tv-news', '2026-03-05'), T]],
  mayPlay: [
    [(by) => by.guest.mayPlay('tv-news'), true],
    [(by) => by.guest.mayPlay('no-channel'), refused('gone')],
  ],
  stream: [
    [(by) => by.guest.stream('tv-news'), T],
    [(by) => by.guest.stream('no-channel'), refused('gone')],
  ],
  countView: [[(by) => by.guest.countView('tv-news'), T]],
})

describeGateway(HttpVideosGateway, {
  video: [
    [(by) => by.guest.video('video-001'), T],
    [(by) => by.guest.video('no-video'), refused('gone')],
  ],
  preview: [[(by) => by.guest.preview('no-token'), refused('gone')]],
  related: [[(by) => by.guest.related('video-001'), T]],
  address: [
    [(by) => by.guest.address('stream-video-001'), T],
    [(by) => by.guest.address('no-stream'), refused('gone')],
  ],
  shorts: [[(by) => by.guest.shorts({}), T]],
  shared: [
    [async (by) => by.guest.shared('video-039', 'reader-02'), T],
    [(by) => by.guest.shared('no-video', null), refused('gone')],
  ],
  collections: [[(by) => by.guest.collections('video-006'), T]],
  countPlay: [[(by) => by.guest.countPlay('video-010', 'collection-one-night'), T]],
})
