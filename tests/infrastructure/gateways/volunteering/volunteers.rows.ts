import { HttpVolunteerPagesGateway } from '../../../../src/infrastructure/civic/volunteer-pages/http-volunteer-pages-gateway'
import { HttpVolunteersGateway } from '../../../../src/infrastructure/civic/volunteers/http-volunteers-gateway'
import { openSession } from '../../../../platform/kernel/members/session-tokens'
import { volunteerTools } from '../../../support/volunteers'
import { rowsOf, refused, type Callers } from '../gateway-table'

export const volunteerPagesRows = rowsOf(HttpVolunteerPagesGateway, {
  volunteer: [
    [
      (by) => by.guest.volunteer('volunteer-001'),
      {
        id: 'volunteer-001',
        avatar: '/media/avatars/avatar-01.webp',
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
      { items: [{ activityId: 'activity-110', minutes: 189, endedAt: 1_772_614_800_000 }], nextCursor: null },
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

export const volunteersRows = rowsOf(HttpVolunteersGateway, {
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
