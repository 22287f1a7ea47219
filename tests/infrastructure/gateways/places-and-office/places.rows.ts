import { HttpMapsGateway } from '../../../../src/infrastructure/civic/maps/http-maps-gateway'
import { HttpPracticeHomesGateway } from '../../../../src/infrastructure/civic/practice-homes/http-practice-homes-gateway'
import { HttpVenuesGateway } from '../../../../src/infrastructure/civic/venues/http-venues-gateway'
import { expect } from 'vitest'
import { rowsOf, refused } from '../gateway-table'

const place = { latitude: 26.42, longitude: 111.61 }

export const mapsRows = rowsOf(HttpMapsGateway, {
  cityMap: [
    [
      (by) => by.guest.cityMap(),
      {
        base: [{ type: 'Feature' }],
        attribution: 'Riverbend, drawn',
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

export const practiceHomesRows = rowsOf(HttpPracticeHomesGateway, {
  home: [
    [
      (by) => by.guest.home('org-06'),
      {
        id: 'org-06',
        kind: 'organisation',
        name: 'Riverbend Library',
        logo: '/media/organisations/06-book.webp',
        picture: '/media/pictures/basketball.webp',
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
      [
        {
          id: 'team-03',
          name: 'Ferry Night Walk',
          logo: '/media/pictures/bus-stop-night.webp',
          minutes: 6133,
          times: 47,
        },
      ],
    ],
  ],
})

export const venuesRows = rowsOf(HttpVenuesGateway, {
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
            cover: '/media/pictures/service-counter.webp',
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
            cover: '/media/pictures/haircut.webp',
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
        items: [{ id: 'staff-01-01', name: 'Wang Minghua', role: 'Director', photo: '/media/avatars/avatar-02.webp' }],
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
