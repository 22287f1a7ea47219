import { HttpAmenitiesGateway } from '../../../../src/infrastructure/civic/amenities/http-amenities-gateway'
import { HttpLessonsGateway } from '../../../../src/infrastructure/civic/lessons/http-lessons-gateway'
import { HttpClassroomsGateway } from '../../../../src/infrastructure/civic/classrooms/http-classrooms-gateway'
import { HttpPartyGateway } from '../../../../src/infrastructure/civic/party/http-party-gateway'
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
