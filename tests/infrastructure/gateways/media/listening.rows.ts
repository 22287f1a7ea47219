import { HttpAnchorsGateway } from '../../../../src/infrastructure/media/anchors/http-anchors-gateway'
import { HttpAudioGateway } from '../../../../src/infrastructure/media/audio/http-audio-gateway'
import { HttpRadioGateway } from '../../../../src/infrastructure/media/channels/http-radio-gateway'
import { rowsOf, refused } from '../gateway-table'

export const anchorsRows = rowsOf(HttpAnchorsGateway, {
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

export const audioRows = rowsOf(HttpAudioGateway, {
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

export const radioRows = rowsOf(HttpRadioGateway, {
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
