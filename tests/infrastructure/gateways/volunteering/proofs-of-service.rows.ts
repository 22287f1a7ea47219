import { eq } from 'drizzle-orm'
import { volunteers } from '../../../../platform/features/civic/volunteers/volunteers.schema'
import { users } from '../../../../platform/kernel/members/members.schema'
import { expect } from 'vitest'
import { HttpCertificatesGateway } from '../../../../src/infrastructure/civic/certificates/http-certificates-gateway'
import { HttpPracticeCodesGateway } from '../../../../src/infrastructure/civic/practice-codes/http-practice-codes-gateway'
import { HttpProjectsGateway } from '../../../../src/infrastructure/civic/projects/http-projects-gateway'
import { HttpRankingsGateway } from '../../../../src/infrastructure/civic/rankings/http-rankings-gateway'
import { rowsOf, refused } from '../gateway-table'
import { team } from './team-of-400'

export const certificatesRows = rowsOf(HttpCertificatesGateway, {
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
      { number: 'LANT-ERNS-2345', name: '何**', minutes: 3370, since: 1_757_145_600_000, issuedAt: 1_772_697_600_000 },
    ],
    [(by) => by.guest.verify('LANT-ERNS-9999'), null],
  ],
})

export const practiceCodesRows = rowsOf(HttpPracticeCodesGateway, {
  volunteerCode: [
    [
      async (by) => (await by.as('user-volunteer')).volunteerCode(),
      { owner: { avatar: '/media/avatars/avatar-03.webp', minutes: 3370 } },
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
        text: 'Volunteer hours so far: 56.2.',
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

export const projectsRows = rowsOf(HttpProjectsGateway, {
  list: [
    [
      (by) => by.guest.list({ state: 'running', kind: 'environment' }, {}),
      {
        items: [
          {
            id: 'project-02',
            name: 'Keep the Lan clean',
            cover: '/media/pictures/porpoise.webp',
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
        cover: '/media/pictures/porpoise.webp',
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
            person: { id: 'volunteer-016', avatar: '/media/avatars/avatar-16.webp' },
            activityId: 'activity-020',
            title: 'Birdwatching and wetland patrol',
            endedAt: 1_772_593_200_000,
          },
        ],
      },
    ],
    [(by) => by.guest.records('no-project', {}), refused('gone')],
  ],
})

export const rankingsRows = rowsOf(HttpRankingsGateway, {
  practiceConfig: [[(by) => by.guest.practiceConfig(), { rankBy: ['minutes'] }]],
  newVolunteers: [
    [
      async (by) => {
        const { database, clock, logIn } = by.platform
        const { id } = await logIn({ id: `newest-${by.row}` })
        await database.update(users).set({ avatar: '/media/avatars/avatar-03.webp' }).where(eq(users.id, id))
        const at = new Date(clock.now().getTime() + 1000)
        await database.insert(volunteers).values({ id, state: 'approved', registeredAt: at, updatedAt: at })
        return by.guest.newVolunteers()
      },
      [{ id: expect.stringMatching(/^newest-/) as string, avatar: '/media/avatars/avatar-03.webp' }],
    ],
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
            minutes: 3370,
          },
        ],
      },
    ],
    [(by) => by.guest.ranking('team', { period: 'none', by: 'none' }, { pageSize: 51 }), refused('invalid')],
  ],
  ownPlace: [
    [
      async (by) => (await by.as('user-volunteer')).ownPlace({ period: 'all', by: 'minutes' }),
      { place: 1, minutes: 3370, times: 23 },
    ],
    [async (by) => (await by.as('reader-10')).ownPlace({ period: 'all', by: 'minutes' }), null],
  ],
})
