import { HttpActivityPlansGateway } from '../../../../src/infrastructure/civic/activity-plans/http-activity-plans-gateway'
import { planTools } from '../../../support/activity-plans'
import type { CheckedPlan } from '../../../../src/domain/civic/activity-plans/activity-plan'
import { there } from '../../../support/activities'
import { openSession } from '../../../../platform/kernel/members/session-tokens'
import { rowsOf, refused, type Callers } from '../gateway-table'
import { team, activity } from './team-of-400'

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
