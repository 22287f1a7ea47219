import { HttpAmenitiesGateway } from '../../../../src/infrastructure/civic/amenities/http-amenities-gateway'
import { HttpLessonsGateway } from '../../../../src/infrastructure/civic/lessons/http-lessons-gateway'
import { HttpClassroomsGateway } from '../../../../src/infrastructure/civic/classrooms/http-classrooms-gateway'
import { HttpMapsGateway } from '../../../../src/infrastructure/civic/maps/http-maps-gateway'
import { HttpPartyGateway } from '../../../../src/infrastructure/civic/party/http-party-gateway'
import { HttpPracticeHomesGateway } from '../../../../src/infrastructure/civic/practice-homes/http-practice-homes-gateway'
import { HttpVenuesGateway } from '../../../../src/infrastructure/civic/venues/http-venues-gateway'
import { expect } from 'vitest'
import { rowsOf, refused } from '../gateway-table'

const place = { latitude: 26.42, longitude: 111.61 }

const report = { parts: ['hours'] as const, text: 'They close at noon now.' }

export const amenitiesRows = rowsOf(HttpAmenitiesGateway, {
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

export const classroomsRows = rowsOf(HttpClassroomsGateway, {
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

export const lessonsRows = rowsOf(HttpLessonsGateway, {
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

export const mapsRows = rowsOf(HttpMapsGateway, {
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

export const partyRows = rowsOf(HttpPartyGateway, {
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

export const practiceHomesRows = rowsOf(HttpPracticeHomesGateway, {
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
