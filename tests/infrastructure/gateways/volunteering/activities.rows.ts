import { HttpActivitiesGateway } from '../../../../src/infrastructure/civic/activities/http-activities-gateway'
import { there } from '../../../support/activities'
import { rowsOf, refused, type Callers } from '../gateway-table'
import { activity } from './team-of-400'

const every = { state: '', kind: '', when: '', free: '', within: '', order: 'time' }
const place = { latitude: 26.42, longitude: 111.61 }
const sent = { code: null, place: there, at: null }
const joined = async (by: Callers<HttpActivitiesGateway>, change: object = {}) => {
  const id = await activity(by, change)
  await (await by.as('volunteer-401')).join(id, null, by.key())
  return id
}

export const activitiesRows = rowsOf(HttpActivitiesGateway, {
  list: [
    [
      (by) => by.guest.list({ ...every, order: 'near', kind: 'health' }, place, {}),
      {
        items: [
          {
            id: 'activity-002',
            kind: 'health',
            title: 'Blood donors welcome',
            state: 'running',
            cover: '/media/pictures/park-volunteers.webp',
          },
        ],
      },
    ],
  ],
  ofVenue: [
    [
      (by) => by.guest.ofVenue('venue-02', {}),
      {
        items: [
          {
            id: 'activity-044',
            kind: 'environment',
            title: 'Birdwatching and wetland patrol',
            state: 'enrolling',
            cover: '/media/pictures/wetland-golden.webp',
          },
        ],
      },
    ],
  ],
  ofHome: [[(by) => by.guest.ofHome('org-06', {}), { nextCursor: null }]],
  ofTeam: [
    [
      (by) => by.guest.ofTeam('team-01', true, {}),
      {
        items: [
          {
            id: 'activity-023',
            kind: 'culture',
            title: 'New Year’s couplets',
            state: 'ended',
            cover: '/media/pictures/canal-snow.webp',
          },
        ],
      },
    ],
  ],
  mine: [
    [
      async (by) => (await by.as('user-volunteer')).mine('over', {}),
      {
        items: [
          { id: 'activity-110', kind: 'safety', title: 'First aid, hands on', state: 'ended', mine: 'checked-out' },
        ],
      },
    ],
  ],
  activity: [
    [
      (by) => by.guest.activity('activity-001', place),
      {
        id: 'activity-001',
        kind: 'company',
        venue: { id: 'venue-01' },
        team: { id: 'team-01' },
        project: { id: 'project-07' },
      },
    ],
    [(by) => by.guest.activity('no-activity', null), refused('gone')],
  ],
  members: [
    [
      (by) => by.guest.members('activity-001', {}),
      {
        items: [
          { id: 'volunteer-001', avatar: '/media/avatars/avatar-01.webp', state: null, joinedAt: 1_772_329_620_000 },
        ],
        nextCursor: null,
      },
    ],
    [(by) => by.guest.members('no-activity', {}), refused('gone')],
  ],
  join: [
    [
      async (by) => (await by.as('volunteer-401')).join(await activity(by), null, by.key()),
      {
        id: 'activity-of-HttpActivitiesGateway-join-1',
        kind: 'company',
        title: 'The paper',
        state: 'enrolling',
        team: { id: 'team-of-HttpActivitiesGateway-join-1' },
      },
    ],
    [async (by) => (await by.as('volunteer-401')).join('no-activity', null, by.key()), refused('gone')],
    [async (by) => (await by.as('reader-10')).join(await activity(by), null, by.key()), refused('state-refuses')],
    [async (by) => (await by.as('volunteer-401')).join(await joined(by), null, by.key()), refused('state-refuses')],
    [
      async (by) => (await by.as('volunteer-402')).join(await joined(by, { places: 1 }), null, by.key()),
      refused('somebody-first'),
    ],
  ],
  leave: [
    [
      async (by) => (await by.as('volunteer-401')).leave(await joined(by)),
      {
        id: 'activity-of-HttpActivitiesGateway-leave-1',
        kind: 'company',
        title: 'The paper',
        state: 'enrolling',
        team: { id: 'team-of-HttpActivitiesGateway-leave-1' },
      },
    ],
    [async (by) => (await by.as('volunteer-401')).leave('no-activity'), refused('gone')],
    [async (by) => (await by.as('volunteer-402')).leave(await joined(by)), refused('state-refuses')],
  ],
  performLeaderAct: [
    [
      async (by) =>
        (await by.as('volunteer-400')).performLeaderAct('callOff', await activity(by), 'It rains.', by.key()),
      {
        id: 'activity-of-HttpActivitiesGateway-performLeaderAct-1',
        kind: 'company',
        title: 'The paper',
        state: 'cancelled',
        team: { id: 'team-of-HttpActivitiesGateway-performLeaderAct-1' },
      },
    ],
    [
      async (by) => (await by.as('volunteer-401')).performLeaderAct('callOff', await activity(by), 'No.', by.key()),
      refused('not-yours'),
    ],
    [
      async (by) => (await by.as('volunteer-400')).performLeaderAct('endEarly', await activity(by), '', by.key()),
      refused('state-refuses'),
    ],
    [
      async (by) => (await by.as('volunteer-400')).performLeaderAct('callOff', await activity(by), '', by.key()),
      refused('invalid'),
    ],
  ],
  checkIn: [
    [
      async (by) => (await by.as('volunteer-401')).checkIn('check-in', await joined(by), sent),
      {
        id: 'activity-of-HttpActivitiesGateway-checkIn-1',
        kind: 'company',
        title: 'The paper',
        state: 'enrolling',
        team: { id: 'team-of-HttpActivitiesGateway-checkIn-1' },
      },
    ],
    [async (by) => (await by.as('volunteer-401')).checkIn('check-in', 'no-activity', sent), refused('gone')],
    [
      async (by) => (await by.as('volunteer-402')).checkIn('check-in', await activity(by), sent),
      refused('state-refuses'),
    ],
    [
      async (by) => (await by.as('volunteer-401')).checkIn('check-out', await joined(by), sent),
      refused('state-refuses'),
    ],
    [
      async (by) =>
        (await by.as('volunteer-401')).checkIn('check-in', await joined(by), {
          ...sent,
          place: { latitude: 26.5, longitude: 111.61 },
        }),
      refused('state-refuses'),
    ],
  ],
  records: [
    [
      async (by) => (await by.as('user-volunteer')).records({}),
      {
        items: [
          {
            activityId: 'activity-110',
            minutes: 180,
            endedAt: 1_772_614_800_000,
            service: {
              state: 'confirmed',
              from: 1_772_604_000_000,
              until: 1_772_614_800_000,
              minutes: 180,
              leastMinutes: 15,
              doubt: null,
              reason: '',
              decisions: [],
            },
          },
        ],
      },
    ],
  ],
  sums: [
    [
      async (by) => (await by.as('user-volunteer')).sums(),
      { minutes: 3370, times: 23, minutesThisYear: 2510, minutesThisMonth: 360 },
    ],
  ],
})
