import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../kernel/database/client'
import { excluded } from '../../../kernel/database/expressions'
import { addToProjects } from './project-sums'
import { rankingSums, serviceEntries, serviceMinutes } from './rankings.schema'

/** An entry of the service ledger, and when the service that it belongs to ended. */
export type LedgerEntry = Omit<typeof serviceEntries.$inferInsert, 'id'> & { readonly endedAt: Date }

/**
 * Writes entries into the service ledger and adds them to all running sums, in the caller's transaction. The sums are
 * always locked in the same order, so that of two transactions one waits for the other, and they never deadlock.
 */
export async function countService(transaction: Transaction, entries: readonly LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return
  await transaction.insert(serviceEntries).values(entries.map(({ endedAt: _endedAt, ...entry }) => entry))
  await transaction
    .insert(serviceMinutes)
    .values(
      sumByKey(entries, ({ userId, activityId }) => [userId, activityId]).map(({ first, minutes }) => {
        const { userId, activityId, teamId, organisationId, projectId, endedAt } = first
        return { userId, activityId, teamId, organisationId, projectId, endedAt, minutes }
      }),
    )
    .onConflictDoUpdate({
      target: [serviceMinutes.userId, serviceMinutes.activityId],
      set: {
        minutes: sql`${serviceMinutes.minutes} + ${excluded(serviceMinutes.minutes)}`,
        endedAt: excluded(serviceMinutes.endedAt),
      },
    })
  await addToRankings(transaction, entries)
  await addToProjects(
    transaction,
    sumByKey(entries, ({ projectId, userId }) => (projectId == null ? null : [projectId, userId])).map(
      ({ first: { projectId, userId }, minutes, times }) => ({ projectId: projectId ?? '', userId, minutes, times }),
    ),
  )
}

async function addToRankings(transaction: Transaction, entries: readonly LedgerEntry[]): Promise<void> {
  const rankingEntries = entries.flatMap(({ organisationId, userId, teamId, day, minutes, times }) =>
    [
      { kind: 'organisation' as const, subjectId: organisationId },
      { kind: 'person' as const, subjectId: userId },
      { kind: 'team' as const, subjectId: teamId },
    ].flatMap(({ kind, subjectId }) =>
      subjectId == null
        ? []
        : ['all', day.slice(0, 4), day.slice(0, 7)].map((period) => ({ kind, period, subjectId, minutes, times })),
    ),
  )
  await transaction
    .insert(rankingSums)
    .values(
      sumByKey(rankingEntries, ({ kind, period, subjectId }) => [kind, subjectId, period]).map(
        ({ first, minutes, times }) => ({ ...first, minutes, times }),
      ),
    )
    .onConflictDoUpdate({
      target: [rankingSums.kind, rankingSums.period, rankingSums.subjectId],
      set: {
        minutes: sql`${rankingSums.minutes} + ${excluded(rankingSums.minutes)}`,
        times: sql`${rankingSums.times} + ${excluded(rankingSums.times)}`,
      },
    })
}

/** Sums up the rows by key, in the order of the keys; rows without a key are left out. */
function sumByKey<Row extends { readonly minutes: number; readonly times: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => readonly string[] | null,
): { readonly first: Row; readonly minutes: number; readonly times: number }[] {
  const sums = new Map<string, { first: Row; minutes: number; times: number }>()
  for (const row of rows) {
    const key = keyOf(row)?.join('\0')
    if (key === undefined) continue
    const sum = sums.get(key)
    if (sum === undefined) sums.set(key, { first: row, minutes: row.minutes, times: row.times })
    else sums.set(key, { first: sum.first, minutes: sum.minutes + row.minutes, times: sum.times + row.times })
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}
