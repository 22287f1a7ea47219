import { expect } from 'vitest'
import { HttpActivitiesGateway } from '../../../src/infrastructure/civic/activities/http-activities-gateway'
import { HttpActivityPlansGateway } from '../../../src/infrastructure/civic/activity-plans/http-activity-plans-gateway'
import { HttpAttendanceGateway } from '../../../src/infrastructure/civic/activities/http-attendance-gateway'
import { HttpCertificatesGateway } from '../../../src/infrastructure/civic/certificates/http-certificates-gateway'
import { HttpPracticeCodesGateway } from '../../../src/infrastructure/civic/practice-codes/http-practice-codes-gateway'
import { HttpProjectsGateway } from '../../../src/infrastructure/civic/projects/http-projects-gateway'
import { HttpRankingsGateway } from '../../../src/infrastructure/civic/rankings/http-rankings-gateway'
import { HttpTeamFoundingsGateway } from '../../../src/infrastructure/civic/team-foundings/http-team-foundings-gateway'
import { HttpTeamLettersGateway } from '../../../src/infrastructure/civic/team-letters/http-team-letters-gateway'
import { HttpTeamsGateway } from '../../../src/infrastructure/civic/teams/http-teams-gateway'
import { HttpVolunteerPagesGateway } from '../../../src/infrastructure/civic/volunteer-pages/http-volunteer-pages-gateway'
import { HttpVolunteersGateway } from '../../../src/infrastructure/civic/volunteers/http-volunteers-gateway'
import { planTools } from '../../support/activity-plans'
import type { CheckedPlan } from '../../../src/domain/civic/activity-plans/activity-plan'
import { activityTools, there } from '../../support/activities'
import { foundingTools } from '../../support/team-foundings'
import { teamTools } from '../../support/teams'
import { teamMembers } from '../../../platform/features/civic/teams/teams.schema'
import { openSession } from '../../../platform/kernel/members/session-tokens'
import { volunteerTools } from '../../support/volunteers'
import { inDemoCity, refused, type Callers } from './gateway-table'

const describeGateway = inDemoCity()

const every = { state: '', kind: '', order: 'time' }
const place = { latitude: 26.42, longitude: 111.61 }
const sent = { code: null, place: there, at: null }
/** A team that volunteer-400 leads, with volunteer-403 in it. */
const team = async ({ platform }: Callers<object>) => {
  const id = `team-${(teams += 1)}-of-400`
  const tools = teamTools(platform)
  await tools.create(id, { id: 'volunteer-400', token: '' }, 'Night readers')
  const at = platform.clock.now()
  await platform.database
    .insert(teamMembers)
    .values({ teamId: id, userId: 'volunteer-403', state: 'member', askedAt: at, updatedAt: at })
  return id
}
let teams = 0
/** An activity of a team of volunteer-400, which begins in half an hour unless a time is given. */
const activity = async (by: Callers<object>, change: object = {}) =>
  activityTools(by.platform).make({
    teamId: await team(by),
    id: `activity-of-400-${teams}`,
    starts: 1_200_000,
    ...change,
  })
const joined = async (by: Callers<HttpActivitiesGateway>, change: object = {}) => {
  const id = await activity(by, change)
  await (await by.as('volunteer-401')).join(id, null, by.key())
  return id
}

describeGateway(HttpActivitiesGateway, {
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
            cover: '/media/pictures/hospital.webp',
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
            cover: '/media/pictures/calligraphy.webp',
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
          { id: 'volunteer-001', avatar: '/media/avatars/avatar-03.webp', state: null, joinedAt: 1_772_354_820_000 },
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
        id: 'activity-of-400-1',
        kind: 'company',
        title: 'The paper',
        state: 'enrolling',
        team: { id: 'team-1-of-400' },
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
        id: 'activity-of-400-6',
        kind: 'company',
        title: 'The paper',
        state: 'enrolling',
        team: { id: 'team-6-of-400' },
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
        id: 'activity-of-400-9',
        kind: 'company',
        title: 'The paper',
        state: 'cancelled',
        team: { id: 'team-9-of-400' },
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
        id: 'activity-of-400-14',
        kind: 'company',
        title: 'The paper',
        state: 'enrolling',
        team: { id: 'team-14-of-400' },
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
      { items: [{ activityId: 'service-demo-1', minutes: 50, endedAt: 1_772_658_000_000, service: null }] },
    ],
  ],
  sums: [
    [
      async (by) => (await by.as('user-volunteer')).sums(),
      { minutes: 3650, times: 25, minutesThisYear: 2660, minutesThisMonth: 410 },
    ],
  ],
})

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

describeGateway(HttpAttendanceGateway, {
  list: [
    [
      async (by) => (await by.as('volunteer-400')).list(await part(by), 'volunteer-404'),
      {
        activityId: 'activity-of-400-19',
        teamId: 'team-19-of-400',
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
            avatar: '/media/avatars/avatar-13.webp',
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
      { items: [{ id: 'volunteer-003', avatar: '/media/avatars/avatar-13.webp' }], nextCursor: null },
    ],
    [(by) => by.guest.members('team-01', { pageSize: 0 }), refused('invalid')],
  ],
  decide: [
    [
      async (by) => (await by.as('volunteer-400')).decide(await served(by), decided, by.key()),
      {
        activityId: 'activity-of-400-25',
        teamId: 'team-25-of-400',
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
        activityId: 'activity-of-400-29',
        teamId: 'team-29-of-400',
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
        activityId: 'activity-of-400-32',
        teamId: 'team-32-of-400',
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

describeGateway(HttpCertificatesGateway, {
  own: [
    [
      async (by) => (await by.as('user-volunteer')).own(),
      {
        state: 'issued',
        certificate: { number: 'LANT-ERNS-2345', name: '何**', since: 1_757_145_600_000, issuedAt: 1_772_697_600_000 },
      },
    ],
  ],
  issue: [
    [
      async (by) => (await by.as('user-volunteer')).issue(),
      {
        state: 'issued',
        certificate: { number: 'LANT-ERNS-2345', name: '何**', since: 1_757_145_600_000, issuedAt: 1_772_697_600_000 },
      },
    ],
    [async (by) => (await by.as('reader-10')).issue(), refused('state-refuses')],
  ],
  issuePart: [
    [
      async (by) =>
        (await by.as('user-volunteer')).issuePart({ activityId: null, from: '2025-01-01', until: '2026-03-05' }),
      {
        number: expect.any(String),
        own: {
          others: [{ name: '何**', scope: { kind: 'period', from: '2025-01-01', until: '2026-03-05', title: '' } }],
        },
      },
    ],
    [
      async (by) =>
        (await by.as('user-volunteer')).issuePart({ activityId: null, from: '2026-03-05', until: '2026-03-04' }),
      refused('invalid'),
    ],
    [
      async (by) => (await by.as('user-volunteer')).issuePart({ activityId: 'nothing', from: null, until: null }),
      refused('state-refuses'),
    ],
  ],
  verify: [
    [
      (by) => by.guest.verify('LANT-ERNS-2345'),
      { number: 'LANT-ERNS-2345', name: '何**', minutes: 3650, since: 1_757_145_600_000, issuedAt: 1_772_697_600_000 },
    ],
    [(by) => by.guest.verify('LANT-ERNS-9999'), null],
  ],
})

describeGateway(HttpPracticeCodesGateway, {
  volunteerCode: [
    [
      async (by) => (await by.as('user-volunteer')).volunteerCode(),
      { owner: { avatar: '/media/avatars/avatar-03.webp', minutes: 3650 } },
    ],
    [async (by) => (await by.as('reader-10')).volunteerCode(), refused('state-refuses')],
  ],
  code: [
    [async (by) => (await by.as('volunteer-400')).code('team', await team(by)), {}],
    [async (by) => (await by.as('volunteer-400')).code('no-purpose', 'team-01'), refused('gone')],
    [async (by) => (await by.as('volunteer-401')).code('team', await team(by)), refused('not-yours')],
  ],
  scan: [
    [
      async (by) => {
        const shown = await (await by.as('user-volunteer')).volunteerCode()
        return (await by.as('volunteer-401')).scan(shown.ok ? shown.value.code : '', by.key())
      },
      {
        title: '灯笼街志愿者小何 is a registered volunteer',
        text: 'Volunteer hours so far: 60.8.',
        path: '/user-details/user-volunteer',
      },
    ],
    [async (by) => (await by.as('volunteer-401')).scan('no-code', by.key()), refused('state-refuses')],
  ],
  scans: [
    [
      async (by) => (await by.as('user-volunteer')).scans({ pageSize: 3 }),
      {
        items: [
          {
            id: 'demo-scan-01',
            title: '灯笼街王阿姨 is a registered volunteer',
            text: 'Volunteer hours so far: 1.5.',
            path: '/user-details/volunteer-001',
          },
        ],
      },
    ],
  ],
})

describeGateway(HttpProjectsGateway, {
  list: [
    [
      (by) => by.guest.list({ state: 'running', kind: 'environment' }, {}),
      {
        items: [
          {
            id: 'project-02',
            name: 'Keep the Lan clean',
            cover: '/media/pictures/city-river-morning.webp',
            state: 'running',
            runner: { id: 'org-25' },
          },
        ],
      },
    ],
  ],
  project: [
    [
      (by) => by.guest.project('project-02'),
      {
        id: 'project-02',
        name: 'Keep the Lan clean',
        cover: '/media/pictures/city-river-morning.webp',
        state: 'running',
        runner: { id: 'org-25' },
      },
    ],
    [(by) => by.guest.project('no-project'), refused('gone')],
  ],
  activities: [
    [
      (by) => by.guest.activities('project-02', {}),
      {
        items: [
          {
            id: 'activity-074',
            kind: 'environment',
            title: 'Clearing the river bank',
            state: 'enrolling',
            cover: '/media/pictures/city-river-morning.webp',
          },
        ],
      },
    ],
    [(by) => by.guest.activities('no-project', {}), refused('gone')],
  ],
  records: [
    [
      (by) => by.guest.records('project-02', {}),
      {
        items: [
          {
            person: { id: 'volunteer-016', avatar: '/media/avatars/avatar-14.webp' },
            activityId: 'activity-020',
            title: 'Birdwatching and wetland patrol',
            endedAt: 1_772_589_600_000,
          },
        ],
      },
    ],
    [(by) => by.guest.records('no-project', {}), refused('gone')],
  ],
})

describeGateway(HttpRankingsGateway, {
  practiceConfig: [[(by) => by.guest.practiceConfig(), { rankBy: ['minutes'] }]],
  newVolunteers: [
    [(by) => by.guest.newVolunteers(), [{ id: 'volunteer-337', avatar: '/media/avatars/avatar-03.webp' }]],
  ],
  ranking: [
    [
      (by) => by.guest.ranking('person', { period: 'all', by: 'times' }, {}),
      {
        items: [
          {
            id: 'user-volunteer',
            place: 1,
            name: '灯笼街志愿者小何',
            picture: '/media/avatars/avatar-03.webp',
            minutes: 3650,
          },
        ],
      },
    ],
    [(by) => by.guest.ranking('team', { period: 'none', by: 'none' }, { pageSize: 51 }), refused('invalid')],
  ],
  ownPlace: [
    [
      async (by) => (await by.as('user-volunteer')).ownPlace({ period: 'all', by: 'minutes' }),
      { place: 1, minutes: 3650, times: 25 },
    ],
    [async (by) => (await by.as('reader-10')).ownPlace({ period: 'all', by: 'minutes' }), null],
  ],
})

describeGateway(HttpTeamsGateway, {
  list: [
    [(by) => by.guest.list({ mine: '', search: 'Lantern', organisation: 'org-13' }, {}), { nextCursor: null }],
    [
      async (by) => (await by.as('volunteer-300')).list({ mine: '1', search: '', organisation: '' }, {}),
      {
        items: [
          {
            id: 'team-25',
            name: 'Street Cats of Riverbend',
            summary: 'Catch, neuter, release, or find a home.',
            logo: '/media/pictures/park-spring.webp',
            standing: 'member',
          },
        ],
      },
    ],
  ],
  ofOrganisation: [
    [
      (by) => by.guest.ofOrganisation('org-13', 3),
      [
        {
          id: 'team-03',
          name: 'Ferry Night Walk',
          logo: '/media/pictures/city-dusk.webp',
          organisation: { id: 'org-13' },
          standing: 'none',
        },
      ],
    ],
  ],
  team: [
    [
      (by) => by.guest.team('team-01'),
      {
        id: 'team-01',
        name: 'Lantern Street Neighbours',
        logo: '/media/pictures/park-volunteers.webp',
        organisation: { id: 'org-10' },
        leader: { id: 'user-volunteer' },
        offer: null,
      },
    ],
    [
      async (by) => (await by.as('user-volunteer')).team('team-02'),
      { id: 'team-02', standing: 'member', offer: { to: { id: 'user-volunteer' } } },
    ],
    [(by) => by.guest.team('no-team'), refused('gone')],
  ],
  members: [
    [
      (by) => by.guest.members('team-01', 'member', {}),
      {
        items: [
          { id: 'volunteer-003', avatar: '/media/avatars/avatar-13.webp', since: 1_746_760_320_000, minutes: 655 },
        ],
        nextCursor: null,
      },
    ],
    [(by) => by.guest.members('team-01', 'member', { pageSize: 0 }), refused('invalid')],
    [async (by) => (await by.as('reader-10')).members('team-01', 'pending', {}), refused('not-yours')],
    [(by) => by.guest.members('team-01', 'pending', {}), refused('session-expired')],
  ],
  act: [
    [
      async (by) => (await by.as('volunteer-401')).act(await team(by), 'join', by.key()),
      {
        id: 'team-39-of-400',
        name: 'Night readers',
        summary: 'About Night readers',
        logo: '/media/logo.webp',
        leader: { id: 'volunteer-400' },
      },
    ],
    [async (by) => (await by.as('volunteer-401')).act('no-team', 'join', by.key()), refused('gone')],
    [async (by) => (await by.as('reader-10')).act(await team(by), 'join', by.key()), refused('state-refuses')],
    [async (by) => (await by.as('volunteer-401')).act(await team(by), 'leave', by.key()), refused('gone')],
  ],
  decide: [
    [
      async (by) => {
        const id = await team(by)
        await (await by.as('volunteer-401')).act(id, 'join', by.key())
        return (await by.as('volunteer-400')).decide(
          id,
          { userId: 'volunteer-401', act: 'approve', reason: '' },
          by.key(),
        )
      },
      {
        id: 'team-43-of-400',
        name: 'Night readers',
        summary: 'About Night readers',
        logo: '/media/logo.webp',
        leader: { id: 'volunteer-400' },
      },
    ],
    [
      async (by) =>
        (await by.as('volunteer-402')).decide(
          await team(by),
          { userId: 'volunteer-401', act: 'remove', reason: 'No.' },
          by.key(),
        ),
      refused('not-yours'),
    ],
    [
      async (by) =>
        (await by.as('volunteer-400')).decide(
          await team(by),
          { userId: 'volunteer-401', act: 'approve', reason: '' },
          by.key(),
        ),
      refused('gone'),
    ],
  ],
})

describeGateway(HttpVolunteerPagesGateway, {
  volunteer: [
    [
      (by) => by.guest.volunteer('volunteer-001'),
      {
        id: 'volunteer-001',
        avatar: '/media/avatars/avatar-03.webp',
        followers: 0,
        followed: false,
        since: 1_765_803_600_000,
        teams: [{ id: 'team-01', name: 'Lantern Street Neighbours' }],
      },
    ],
    [(by) => by.guest.volunteer('nobody'), refused('gone')],
  ],
  actions: [
    [
      (by) => by.guest.actions('volunteer-002', {}),
      { items: [{ activityId: 'service-demo-1', minutes: 180, endedAt: 1_772_625_600_000 }], nextCursor: null },
    ],
    [(by) => by.guest.actions('nobody', {}), refused('gone')],
  ],
})

const profile = {
  nation: 'han',
  politics: 'none',
  education: 'college',
  streetId: 'street-1',
  skills: ['company'],
  times: ['weekend'],
}
const told = { name: 'He Mingyue', sex: 2 as const, birthDate: '1990-04-12', guardianName: '', guardianPhone: '' }
const registration = { ...profile, ...told, teams: [], agreed: true }

/** Somebody new whose real name is verified. */
const verified = async ({ platform, member }: Callers<HttpVolunteersGateway>) => {
  const { id, gateway } = await member()
  const tools = volunteerTools(platform)
  const token = await openSession(platform.database, id, platform.clock.now())
  await tools.checkName({ token }, tools.card(`19${50 + (cards += 1)}0412`))
  return gateway
}
let cards = 0

describeGateway(HttpVolunteersGateway, {
  volunteer: [
    [
      async (by) => (await by.as('user-volunteer')).volunteer(),
      { id: 'user-volunteer', state: 'approved', acts: ['leave'], registeredAt: 1_757_145_600_000 },
    ],
    [async (by) => (await by.as('reader-11')).volunteer(), null],
    [(by) => by.guest.volunteer(), refused('not-volunteer')],
  ],
  options: [
    [
      (by) => by.guest.options('city-riverbend'),
      {
        nations: [{ id: 'han' }],
        politics: [{ id: 'none' }],
        educations: [{ id: 'primary' }],
        times: [{ id: 'weekday-morning' }],
        skills: [{ id: 'company' }],
      },
    ],
  ],
  register: [
    [
      async (by) => (await verified(by)).register(registration, by.key()),
      { state: 'pending', acts: ['leave'], registeredAt: 1_772_697_600_000, application: { nation: 'han' } },
    ],
    [
      async (by) => (await by.as('reader-12')).register({ ...registration, agreed: false }, by.key()),
      refused('invalid'),
    ],
    [async (by) => (await verified(by)).register({ ...registration, streetId: 'none' }, by.key()), refused('invalid')],
    [async (by) => (await by.as('reader-12')).register(registration, by.key()), refused('state-refuses')],
    [async (by) => (await by.as('user-member')).register(registration, by.key()), refused('phone-needed')],
    [async (by) => (await by.as('user-volunteer')).register(registration, by.key()), refused('state-refuses')],
  ],
  change: [
    [
      async (by) => (await by.as('volunteer-410')).change({ ...profile, ...told, education: 'bachelor' }),
      { id: 'volunteer-410', state: 'approved', acts: ['leave'], registeredAt: 1_766_246_400_000 },
    ],
    [async (by) => (await by.as('volunteer-410')).change({ ...profile, ...told, skills: [] }), refused('invalid')],
    [async (by) => (await by.as('reader-14')).change({ ...profile, ...told }), refused('gone')],
    [async (by) => (await by.as('user-member')).change({ ...profile, ...told }), refused('phone-needed')],
  ],
  leaving: [
    [
      async (by) => (await by.as('user-volunteer')).leaving(),
      { ledTeams: [{ id: 'team-01' }], teams: 1, requests: 0, activities: 16, orders: 1 },
    ],
  ],
  leave: [
    [
      async (by) => (await by.as('volunteer-411')).leave('volunteer-411'),
      { id: 'volunteer-411', state: 'left', acts: ['register'], registeredAt: 1_747_314_000_000 },
    ],
    [async (by) => (await by.as('reader-14')).leave('reader-14'), refused('gone')],
  ],
})

const planOf = ({ platform }: Callers<object>, change: Partial<CheckedPlan> = {}): CheckedPlan => {
  const now = platform.clock.now().getTime()
  return {
    ...{ kind: 'company', title: 'Reading the paper', intro: 'The news, a chat and tea.', requirements: 'Glasses' },
    place: { name: 'Tea house', ...there },
    ...{ enrolsAt: null, enrolsUntil: null, startsAt: now + 86_400_000, endsAt: now + 90_000_000 },
    ...{ places: 8, shifts: [], pictures: [], kept: [], repeat: { every: 'once', times: 2 } },
    ...change,
  }
}
/** A plan of a team of volunteer-400. */
const planned = async (by: Callers<object>): Promise<string> => {
  const { database, clock } = by.platform
  const token = await openSession(database, 'volunteer-400', clock.now())
  return (await planTools(by.platform).send({ token }, await team(by))).data.plans[0].id
}
const planShown = { state: 'submitted', kind: 'company', title: 'Reading the paper', places: 8, joined: 0, reason: '' }

describeGateway(HttpActivityPlansGateway, {
  planning: [
    [
      async (by) => (await by.as('user-volunteer')).planning('team-01'),
      { team: { id: 'team-01', name: 'Lantern Street Neighbours' }, needsApproval: true, waiting: 3 },
    ],
    [async (by) => (await by.as('volunteer-401')).planning('team-01'), refused('not-yours')],
    [async (by) => (await by.as('volunteer-401')).planning('no-team'), refused('gone')],
  ],
  list: [
    [
      async (by) => (await by.as('user-volunteer')).list('team-01', 'refused', {}),
      { items: [{ id: 'activity-plan-3', title: 'Lantern night in the park', state: 'refused' }], nextCursor: null },
    ],
    [async (by) => (await by.as('volunteer-401')).list('team-01', 'submitted', {}), refused('not-yours')],
  ],
  plan: [
    [
      async (by) => (await by.as('user-volunteer')).plan('activity-plan-3'),
      {
        id: 'activity-plan-3',
        requirements: 'You need to be good on ladders',
        reason: 'The park has a concert that night. Choose another evening and send it again.',
      },
    ],
    [async (by) => (await by.as('volunteer-401')).plan('activity-plan-3'), refused('not-yours')],
    [async (by) => (await by.as('volunteer-401')).plan('no-plan'), refused('gone')],
  ],
  create: [
    [
      async (by) =>
        (await by.as('volunteer-400')).create({ teamId: await team(by), copyOf: null }, planOf(by), by.key()),
      [{ ...planShown, requirements: 'Glasses', place: { name: 'Tea house', ...there } }],
    ],
    [
      async (by) =>
        (await by.as('volunteer-401')).create({ teamId: await team(by), copyOf: null }, planOf(by), by.key()),
      refused('not-yours'),
    ],
    [
      async (by) =>
        (await by.as('volunteer-400')).create(
          { teamId: await team(by), copyOf: null },
          planOf(by, { title: '' }),
          by.key(),
        ),
      refused('invalid'),
    ],
    [
      async (by) =>
        (await by.as('volunteer-400')).create({ teamId: await team(by), copyOf: 'activity-001' }, planOf(by), by.key()),
      refused('gone'),
    ],
  ],
  change: [
    [
      async (by) => (await by.as('volunteer-400')).change(await planned(by), planOf(by, { places: 9 })),
      { ...planShown, places: 9 },
    ],
    [async (by) => (await by.as('volunteer-401')).change(await planned(by), planOf(by)), refused('not-yours')],
    [async (by) => (await by.as('volunteer-400')).change('no-plan', planOf(by)), refused('gone')],
    [
      async (by) => (await by.as('volunteer-400')).change(await activity(by, { state: 'ended' as const }), planOf(by)),
      refused('state-refuses'),
    ],
    [
      async (by) => (await by.as('volunteer-400')).change(await planned(by), planOf(by, { kept: [4] })),
      refused('invalid'),
    ],
  ],
  withdraw: [
    [async (by) => (await by.as('volunteer-400')).withdraw(await planned(by), by.key()), true],
    [async (by) => (await by.as('volunteer-401')).withdraw(await planned(by), by.key()), refused('not-yours')],
    [async (by) => (await by.as('volunteer-400')).withdraw(await activity(by), by.key()), refused('state-refuses')],
  ],
})

const foundingForm = {
  ...{ name: 'Bell Ringers', intro: 'We ring the bells of the tower.', street: 'Lantern Street' },
  why: 'The bells have been silent for a year.',
}
const pictureOf = async (by: Callers<object>, id: string) => [await foundingTools(by.platform).picture({ id })]
const askedAs = async (by: Callers<HttpTeamFoundingsGateway>, name: string) => {
  const { id, gateway } = await by.volunteer()
  return {
    gateway,
    answer: await gateway.found({ ...foundingForm, name, pictures: await pictureOf(by, id) }, by.key()),
  }
}
const teamForm = { name: 'Night readers', intro: 'We read at night, aloud.', street: 'Lantern Street', pictures: [] }

describeGateway(HttpTeamFoundingsGateway, {
  standing: [
    [
      async (by) => (await by.as('user-volunteer')).standing(),
      { founding: { id: 'founding-demo-3', state: 'refused', teamId: null }, isVolunteer: true, leadsEnough: false },
    ],
  ],
  found: [
    [
      async (by) => (await askedAs(by, 'Bell Ringers')).answer,
      { founding: { state: 'submitted', name: 'Bell Ringers', why: foundingForm.why, reason: '' } },
    ],
    [
      async (by) =>
        (await by.as('reader-10')).found({ ...foundingForm, pictures: await pictureOf(by, 'reader-10') }, by.key()),
      refused('state-refuses'),
    ],
    [async (by) => (await askedAs(by, 'Read to You')).answer, refused('invalid')],
  ],
  withdraw: [
    [
      async (by) => {
        const { gateway, answer } = await askedAs(by, 'Tower Guards')
        return await gateway.withdraw(answer.ok ? (answer.value.founding?.id ?? '') : '', by.key())
      },
      { founding: null, isVolunteer: true },
    ],
    [async (by) => (await by.as('volunteer-400')).withdraw('founding-demo-1', by.key()), refused('gone')],
    [async (by) => (await by.as('user-volunteer')).withdraw('founding-demo-3', by.key()), refused('state-refuses')],
  ],
  team: [
    [
      async (by) => (await by.as('user-volunteer')).team('team-01'),
      { id: 'team-01', name: 'Lantern Street Neighbours', newName: null, needsApproval: true },
    ],
    [async (by) => (await by.as('volunteer-401')).team('team-01'), refused('not-yours')],
    [async (by) => (await by.as('volunteer-401')).team('no-team'), refused('gone')],
  ],
  change: [
    [
      async (by) => (await by.as('volunteer-400')).change(await team(by), teamForm),
      { name: 'Night readers', intro: 'We read at night, aloud.', newName: null },
    ],
    [async (by) => (await by.as('volunteer-401')).change(await team(by), teamForm), refused('not-yours')],
    [
      async (by) => (await by.as('volunteer-400')).change(await team(by), { ...teamForm, intro: '' }),
      refused('invalid'),
    ],
  ],
  close: [
    [async (by) => (await by.as('volunteer-400')).close(await team(by), 'We moved away', by.key()), true],
    [async (by) => (await by.as('volunteer-401')).close(await team(by), 'No.', by.key()), refused('not-yours')],
    [async (by) => (await by.as('volunteer-400')).close(await team(by), '', by.key()), refused('invalid')],
  ],
})

describeGateway(HttpTeamLettersGateway, {
  list: [
    [
      async (by) => (await by.as('user-volunteer')).list('team-01', { pageSize: 1 }),
      { items: [{ id: 'letter-demo-1', isMine: true, from: { id: 'user-volunteer' } }] },
    ],
    [async (by) => (await by.as('volunteer-400')).list('team-01', {}), refused('not-yours')],
    [async (by) => (await by.as('volunteer-400')).list('no-team', {}), refused('gone')],
    [(by) => by.guest.list('team-01', {}), refused('session-expired')],
  ],
  settings: [
    [
      async (by) => (await by.as('user-volunteer')).settings('team-01'),
      { teamName: 'Lantern Street Neighbours', isLeader: true, mayWrite: true, getsLetters: true, membersWrite: true },
    ],
    [async (by) => (await by.as('volunteer-400')).settings('team-01'), refused('not-yours')],
  ],
  changeSetting: [
    [
      async (by) => (await by.as('volunteer-403')).changeSetting(await team(by), 'gets-letters', false),
      { teamName: 'Night readers', isLeader: false, mayWrite: false, getsLetters: false, membersWrite: false },
    ],
    [
      async (by) => (await by.as('volunteer-403')).changeSetting(await team(by), 'members-write', true),
      refused('not-yours'),
    ],
  ],
  write: [
    [
      async (by) => {
        const gateway = await by.as('volunteer-400')
        return gateway.write(await team(by), 'We meet at eight', by.key())
      },
      1,
    ],
    [async (by) => (await by.as('volunteer-400')).write(await team(by), '', by.key()), refused('invalid')],
    [async (by) => (await by.as('volunteer-403')).write(await team(by), 'Hello', by.key()), refused('state-refuses')],
  ],
})
