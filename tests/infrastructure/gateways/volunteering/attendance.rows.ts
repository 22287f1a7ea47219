import { HttpAttendanceGateway } from '../../../../src/infrastructure/civic/activities/http-attendance-gateway'
import { rowsOf, refused, type Callers } from '../gateway-table'
import { activity } from './team-of-400'

const served = async (by: Callers<HttpAttendanceGateway>) => {
  const id = await activity(by, { starts: -10_800_000, lasts: 7_200_000 })
  await (await by.as('volunteer-400')).add(id, 'volunteer-403', span(by), by.key())
  return id
}
const span = ({ platform }: Callers<object>) => {
  const now = platform.clock.now().getTime()
  return { from: now - 10_800_000, until: now - 7_200_000 }
}
const decided = { userId: 'volunteer-403', act: 'refuse' as const, span: null, reason: 'They were not here.' }

const part = async (by: Parameters<typeof served>[0]) => ({ activityId: await served(by), shiftId: '' })

export const attendanceRows = rowsOf(HttpAttendanceGateway, {
  list: [
    [
      async (by) => (await by.as('volunteer-400')).list(await part(by), 'volunteer-404'),
      {
        activityId: 'activity-of-HttpAttendanceGateway-list-1',
        teamId: 'team-of-HttpAttendanceGateway-list-1',
        title: 'The paper',
        adding: 'times',
        person: { id: 'volunteer-404' },
      },
    ],
    [
      async (by) => (await by.as('volunteer-400')).list({ activityId: 'no-activity', shiftId: '' }, null),
      refused('not-yours'),
    ],
    [async (by) => (await by.as('volunteer-401')).list(await part(by), null), refused('not-yours')],
  ],
  people: [
    [
      async (by) => (await by.as('volunteer-400')).people(await part(by), 'left', {}),
      {
        items: [
          {
            id: 'volunteer-403',
            avatar: '/media/avatars/avatar-03.webp',
            decisions: ['correct'],
            service: { state: 'confirmed', from: 1_772_686_800_000 },
          },
        ],
      },
    ],
    [async (by) => (await by.as('volunteer-401')).people(await part(by), 'left', {}), refused('not-yours')],
  ],
  members: [
    [
      (by) => by.guest.members('team-01', {}),
      { items: [{ id: 'volunteer-003', avatar: '/media/avatars/avatar-03.webp' }], nextCursor: null },
    ],
    [(by) => by.guest.members('team-01', { pageSize: 0 }), refused('invalid')],
  ],
  decide: [
    [
      async (by) => (await by.as('volunteer-400')).decide(await served(by), decided, by.key()),
      {
        activityId: 'activity-of-HttpAttendanceGateway-decide-1',
        teamId: 'team-of-HttpAttendanceGateway-decide-1',
        title: 'The paper',
        adding: 'times',
        startsAt: 1_772_686_800_000,
      },
    ],
    [async (by) => (await by.as('volunteer-401')).decide(await served(by), decided, by.key()), refused('not-yours')],
    [
      async (by) =>
        (await by.as('volunteer-400')).decide(await served(by), { ...decided, userId: 'volunteer-405' }, by.key()),
      refused('gone'),
    ],
    [async (by) => (await by.as('volunteer-400')).decide('no-activity', decided, by.key()), refused('gone')],
  ],
  confirmAll: [
    [
      async (by) => (await by.as('volunteer-400')).confirmAll(await served(by), by.key()),
      {
        activityId: 'activity-of-HttpAttendanceGateway-confirmAll-1',
        teamId: 'team-of-HttpAttendanceGateway-confirmAll-1',
        title: 'The paper',
        adding: 'times',
        startsAt: 1_772_686_800_000,
      },
    ],
    [async (by) => (await by.as('volunteer-401')).confirmAll(await served(by), by.key()), refused('not-yours')],
  ],
  add: [
    [
      async (by) =>
        (await by.as('volunteer-400')).add(
          await activity(by, { starts: -10_800_000, lasts: 7_200_000 }),
          'volunteer-403',
          span(by),
          by.key(),
        ),
      {
        activityId: 'activity-of-HttpAttendanceGateway-add-1',
        teamId: 'team-of-HttpAttendanceGateway-add-1',
        title: 'The paper',
        adding: 'times',
        startsAt: 1_772_686_800_000,
      },
    ],
    [
      async (by) => (await by.as('volunteer-401')).add(await served(by), 'volunteer-404', span(by), by.key()),
      refused('not-yours'),
    ],
    [
      async (by) => (await by.as('volunteer-400')).add(await served(by), 'reader-10', span(by), by.key()),
      refused('state-refuses'),
    ],
  ],
})
