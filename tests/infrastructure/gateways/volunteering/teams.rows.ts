import { HttpActivityPlansGateway } from '../../../../src/infrastructure/civic/activity-plans/http-activity-plans-gateway'
import { HttpTeamFoundingsGateway } from '../../../../src/infrastructure/civic/team-foundings/http-team-foundings-gateway'
import { HttpTeamLettersGateway } from '../../../../src/infrastructure/civic/team-letters/http-team-letters-gateway'
import { HttpTeamsGateway } from '../../../../src/infrastructure/civic/teams/http-teams-gateway'
import { planTools } from '../../../support/activity-plans'
import type { CheckedPlan } from '../../../../src/domain/civic/activity-plans/activity-plan'
import { there } from '../../../support/activities'
import { foundingTools } from '../../../support/team-foundings'
import { openSession } from '../../../../platform/kernel/members/session-tokens'
import { rowsOf, refused, type Callers } from '../gateway-table'
import { team, activity } from './team-of-400'

export const teamsRows = rowsOf(HttpTeamsGateway, {
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
        id: 'team-of-HttpTeamsGateway-act-1',
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
        id: 'team-of-HttpTeamsGateway-decide-1',
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

export const activityPlansRows = rowsOf(HttpActivityPlansGateway, {
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

export const teamFoundingsRows = rowsOf(HttpTeamFoundingsGateway, {
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

export const teamLettersRows = rowsOf(HttpTeamLettersGateway, {
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
