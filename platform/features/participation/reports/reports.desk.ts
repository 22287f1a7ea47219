import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ReportReason } from '../../../../src/domain/participation/reports/report'
import { subjectKey, type ReportSubject } from '../../../../src/domain/participation/reports/report-subject'
import type { Database } from '../../../kernel/database/client'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import type { ReportableKind } from '../../../kernel/moderation/reportable-kind'
import type { Desk, WaitingCase } from '../../../kernel/operator/desk'
import { findAllReported } from './find-all-reported'
import { keepReported, removeReported } from './judge-report'
import { reportedThings, reports } from './reports.schema'

/** The desk at which the office judges what was reported: the most reported first, with what its author did before. */
export const reportsDesk = (kinds: readonly ReportableKind[]): Desk => ({
  name: 'reports',
  summary: 'What members reported, the most reported first',
  selectWaiting: (database, limit) => selectWaiting(database, kinds, limit),
  acts: {
    remove: {
      summary: 'takes <kind>:<id> away, with a reason that its author reads; the reporters hear of it',
      takesText: true,
      carryOut: (transaction, caseId, reason, at) => removeReported(transaction, kinds, caseId, reason, at),
    },
    keep: {
      summary: 'keeps <kind>:<id>; the reporters hear of it',
      takesText: false,
      carryOut: (transaction, caseId, _text, at) => keepReported(transaction, caseId, at),
    },
  },
})

async function selectWaiting(
  database: Database,
  kinds: readonly ReportableKind[],
  limit: number,
): Promise<readonly WaitingCase[]> {
  const things = await queriesOf(database).read(
    build
      .select({ thing: reportedThings, nickname: users.nickname })
      .from(reportedThings)
      .leftJoin(users, eq(users.id, reportedThings.userId))
      .where(eq(reportedThings.state, 'open'))
      .orderBy(desc(reportedThings.reports), asc(reportedThings.openedAt))
      .limit(limit),
  )
  const subjects = things.map(({ thing: { kind, thingId: id } }) => ({ kind, id }))
  const [found, said, pasts, reporters] = await Promise.all([
    findAllReported(kinds, database, subjects),
    selectReports(database, subjects),
    selectPasts(
      database,
      things.flatMap(({ thing }) => thing.userId ?? []),
    ),
    selectReportersPasts(database, subjects),
  ])
  // What is no longer there waits for nobody; the next clean-up tells those who reported it.
  return things.flatMap(({ thing, nickname }) => {
    const { kind, thingId: id, userId, openedAt } = thing
    const key = subjectKey({ kind, id })
    const isSame = (row: ReportSubject) => subjectKey(row) === key
    const [text, reports] = [found.get(key), said.filter(isSame)]
    if (text === undefined) return []
    const [past, reporting] = [pasts.find((row) => row.userId === userId), reporters.find(isSame)]
    return [
      {
        id: key,
        since: openedAt,
        from:
          userId === null ? 'nobody at present' : text.isAnonymous === true ? 'anonymous' : `${nickname} (${userId})`,
        title: `${kind}: ${countedReasons(reports.map(({ reason }) => reason))}`,
        text: text.text,
        pictures: text.pictures,
        facts: [
          { name: 'place', value: text.place },
          { name: 'author', value: `${past?.removed ?? 0} removed and ${past?.kept ?? 0} kept in a year` },
          {
            name: 'reporters',
            value: `of their other reports, ${reporting?.right ?? 0} were right and ${reporting?.wrong ?? 0} wrong`,
          },
          ...reports
            .filter((report) => report.text !== '')
            .map((report) => ({ name: report.reason, value: report.text })),
        ],
      },
    ]
  })
}

/** The most reports of one thing whose words the desk shows. */
const mostShown = 20

const { kind, thingId } = reportedThings

/** Condition: the thing is one of the subjects. */
const isSubject = (subjects: readonly ReportSubject[]) =>
  inArray(
    sql`(${kind}, ${thingId})`,
    subjects.map((subject) => sql`(${subject.kind}, ${subject.id})`),
  )

/** The latest reports of each thing. */
async function selectReports(database: Database, subjects: readonly ReportSubject[]) {
  if (subjects.length === 0) return []
  const latest = build
    .select({ reason: reports.reason, text: reports.text, createdAt: reports.createdAt })
    .from(reports)
    .where(and(eq(reports.kind, kind), eq(reports.thingId, thingId)))
    .orderBy(desc(reports.createdAt))
    .limit(mostShown)
    .as('latest')
  return await queriesOf(database).read(
    build
      .select({ kind, id: thingId, reason: latest.reason, text: latest.text })
      .from(reportedThings)
      .crossJoinLateral(latest)
      .where(isSubject(subjects))
      .orderBy(desc(latest.createdAt)),
  )
}

const inState = (state: 'removed' | 'kept') =>
  sql<number>`(count(*) filter (where ${reportedThings.state} = ${sql.raw(`'${state}'`)}))::int`

/** What the office decided about other things of the authors. */
const selectPasts = (database: Database, userIds: readonly string[]) =>
  queriesOf(database).read(
    build
      .select({ userId: reportedThings.userId, removed: inState('removed'), kept: inState('kept') })
      .from(reportedThings)
      .where(and(isOneOf(reportedThings.userId, userIds), gt(reportedThings.judgedAt, sql`now() - interval '1 year'`)))
      .groupBy(reportedThings.userId),
  )

/** How often those who reported a thing were right about others: what a group reports together is seen by it. */
async function selectReportersPasts(database: Database, subjects: readonly ReportSubject[]) {
  if (subjects.length === 0) return []
  const reporters = alias(reports, 'reporters')
  const reporterIds = build
    .select({ userId: reporters.userId })
    .from(reporters)
    .where(and(eq(reporters.kind, kind), eq(reporters.thingId, thingId)))
  const outcome = (value: 'removed' | 'kept') =>
    sql<number>`(count(*) filter (where ${reports.outcome} = ${sql.raw(`'${value}'`)}))::int`
  const past = build
    .select({ right: outcome('removed').as('right'), wrong: outcome('kept').as('wrong') })
    .from(reports)
    .where(and(inArray(reports.userId, reporterIds), ne(reports.thingId, thingId)))
    .as('past')
  return await queriesOf(database).read(
    build
      .select({ kind, id: thingId, right: past.right, wrong: past.wrong })
      .from(reportedThings)
      .crossJoinLateral(past)
      .where(isSubject(subjects)),
  )
}

function countedReasons(reasons: readonly ReportReason[]): string {
  const counts = new Map<ReportReason, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([reason, times]) => `${times} ${reason}`).join(', ')
}
