import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { instantOf } from '../../../../src/domain/frame/shared/site-time'
import type { ServiceDecision } from '../../../../src/domain/civic/activities/service-lifecycle'
import type { TimeSpan } from '../../../../src/domain/civic/activities/time-spans'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import type { Desk, DeskAct } from '../../../kernel/operator/desk'
import { findingsDesk } from '../../../kernel/operator/findings-desk'
import { users } from '../../../kernel/members/members.schema'
import { teams } from '../teams/teams.schema'
import { activities, serviceTimes } from './activities.schema'
import { checkServiceLedger } from './check-service-ledger'
import { decideAsOffice } from './decide-service'

/**
 * Hours that no leader decides on: those of activities without a leader, a leader's own, and those of more than two
 * weeks ago.
 */
export const hoursDesk: Desk = {
  name: 'hours',
  summary: 'Hours that wait for the office: without a leader, of a leader, or too old for one',
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({ time: serviceTimes, title: activities.title, nickname: users.nickname })
        .from(serviceTimes)
        .innerJoin(activities, eq(activities.id, serviceTimes.activityId))
        .innerJoin(users, eq(users.id, serviceTimes.userId))
        .leftJoin(teams, eq(teams.id, activities.teamId))
        .where(
          and(
            eq(serviceTimes.state, 'waiting'),
            or(
              isNull(teams.leaderId),
              eq(serviceTimes.doubt, 'own'),
              eq(teams.leaderId, serviceTimes.userId),
              lt(activities.endsAt, sql`now() - interval '14 days'`),
            ),
          ),
        )
        .orderBy(asc(serviceTimes.fromAt), asc(serviceTimes.id))
        .limit(limit),
    )
    return rows.map(({ time: { id, fromAt, untilAt, doubt }, title, nickname }) => ({
      id: id ?? '',
      since: fromAt,
      from: nickname,
      title: title['zh-CN'],
      text: doubt ?? '',
      facts: [{ name: 'from', value: fromAt }, ...(untilAt === null ? [] : [{ name: 'until', value: untilAt }])],
    }))
  },
  acts: {
    confirm: hoursAct('counts the hours', false, async (database, id, _text, at) => {
      await decide(database, id, 'confirm', null, '', at)
    }),
    correct: hoursAct(
      'to other times, with a reason: 2026-05-01T09:00:00Z 2026-05-01T11:00:00Z <reason>; the volunteer gets a message',
      true,
      async (database, id, text, at) => {
        const [from = '', until = '', ...reason] = text.split(/\s+/)
        const span = { from: instantOf(from), until: instantOf(until) }
        if (span.from === null || span.until === null) throw invalid({ times: 'not-instants' })
        await decide(database, id, 'correct', { from: span.from, until: span.until }, reason.join(' '), at)
      },
    ),
    refuse: hoursAct('with a reason that the volunteer reads', true, async (database, id, text, at) => {
      await decide(database, id, 'refuse', null, text, at)
    }),
  },
}

function hoursAct(summary: string, takesText: boolean, carryOut: DeskAct['carryOut']): DeskAct {
  return { summary, takesText, carryOut }
}

async function decide(
  database: Database,
  id: string,
  decision: ServiceDecision,
  span: TimeSpan | null,
  text: string,
  at: Date,
): Promise<void> {
  const [activityId, userId, ...rest] = id.split(':')
  if (!activityId || !userId || rest.length > 0) throw new Refusal(errorCodes.gone)
  await decideAsOffice(database, { activityId, userId, act: decision, span, text }, at)
}

/** The findings of the nightly check. */
export const serviceLedgerDesk = findingsDesk(
  'service-ledger',
  'Hours whose sum is not that of their entries',
  async (database) =>
    (await checkServiceLedger(database)).map(({ what, id, expected, actual }) => ({
      id,
      from: what,
      title: `found ${actual} minutes, expected ${expected}`,
      text: '',
    })),
)
