import { and, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { mostAlerts } from '../../../../src/domain/frame/alerts/alert'
import type { Database, Transaction } from '../../../kernel/database/client'
import { countOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { refer } from '../../../kernel/messages/message-words'
import { stopNotifying } from '../../../kernel/messages/stop-notifying'
import { OperatorError } from '../../../kernel/operator/operator-error'
import { randomId } from '../../../kernel/shared/random'
import { alerts, type AlertWords } from './alerts.schema'
import type { WrittenAlert } from './read-alert-file'

/** The operator who acts, and when. */
interface ActBy {
  readonly operator: string
  readonly at: Date
}

/** The columns of an alert of which no other words wait. */
const noCorrection = { correction: null, correctedBy: null, correctedAt: null }

/** Adds an alert that waits for a second operator, and returns its id. */
export async function proposeAlert(
  transaction: Transaction,
  written: WrittenAlert,
  { operator, at }: ActBy,
): Promise<string> {
  const id = randomId('alert')
  await transaction.insert(alerts).values({ id, ...written, proposedBy: operator, proposedAt: at, updatedAt: at })
  return id
}

/**
 * Proposes other words for an alert that is confirmed and not over. The old ones stand until somebody else confirms.
 * Words that wait are not replaced, because whoever confirms them has read these.
 */
export async function proposeCorrection(
  transaction: Transaction,
  id: string,
  correction: AlertWords,
  { operator, at }: ActBy,
): Promise<void> {
  const changed = await transaction
    .update(alerts)
    .set({ correction, correctedBy: operator, correctedAt: at })
    .where(and(eq(alerts.id, id), isNotNull(alerts.confirmedAt), isNull(alerts.correction), gt(alerts.endsAt, at)))
    .returning({ id: alerts.id })
  if (changed.length > 0) return
  const { confirmedAt, endsAt } = await readAlert(transaction, id)
  throw new OperatorError(
    confirmedAt === null
      ? `${id} is not public yet: end it, and propose another one.`
      : endsAt <= at
        ? `${id} is over: its words stay as they were.`
        : `Other words of ${id} wait already: confirm them, or drop them first.`,
  )
}

/** Drops corrected words that wait; one operator may. */
export async function dropCorrection(transaction: Transaction, id: string): Promise<void> {
  const dropped = await transaction
    .update(alerts)
    .set(noCorrection)
    .where(and(eq(alerts.id, id), isNotNull(alerts.correction)))
    .returning({ id: alerts.id })
  if (dropped.length > 0) return
  await readAlert(transaction, id)
  throw new OperatorError(`No other words of ${id} wait.`)
}

/** Makes public what another operator proposed: the alert, or else its corrected words. */
export async function confirmAlert(transaction: Transaction, id: string, by: ActBy): Promise<void> {
  // Two alerts that are confirmed at once would each find one place left.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('confirmed alerts'))`)
  if ((await confirmProposed(transaction, id, by)) || (await confirmCorrection(transaction, id, by))) return
  const { proposedBy, confirmedAt, correctedBy, endsAt } = await readAlert(transaction, id)
  if (endsAt <= by.at) throw new OperatorError(`${id} is over.`)
  if (confirmedAt !== null && correctedBy === null) throw new OperatorError(`Nothing of ${id} waits to be confirmed.`)
  if ((confirmedAt === null ? proposedBy : correctedBy) === by.operator)
    throw new OperatorError('Another operator has to confirm what you wrote: --as <name>.')
  throw new OperatorError(`At most ${mostAlerts} run at a time, and as many overlap its own: end one of them first.`)
}

async function confirmProposed(transaction: Transaction, id: string, { operator, at }: ActBy): Promise<boolean> {
  const own = build
    .select({ from: alerts.startsAt, until: alerts.endsAt })
    .from(alerts)
    .where(eq(alerts.id, id))
    .as('own')
  const beside = countOf(
    alerts,
    and(
      isNotNull(alerts.confirmedAt),
      gt(alerts.endsAt, at),
      sql`exists (select 1 from ${own} where ${alerts.startsAt} < own.ends_at and ${alerts.endsAt} > own.starts_at)`,
    ),
  )
  const confirmed = await transaction
    .update(alerts)
    .set({ confirmedBy: operator, confirmedAt: at, updatedAt: at })
    .where(
      and(
        eq(alerts.id, id),
        isNull(alerts.confirmedAt),
        ne(alerts.proposedBy, operator),
        gt(alerts.endsAt, at),
        lt(beside, mostAlerts),
      ),
    )
    .returning({ id: alerts.id })
  return confirmed.length > 0
}

async function confirmCorrection(transaction: Transaction, id: string, { operator, at }: ActBy): Promise<boolean> {
  const part = (name: keyof AlertWords) => sql`${alerts.correction} -> ${sql.raw(`'${name}'`)}`
  const confirmed = await transaction
    .update(alerts)
    .set({
      title: part('title'),
      text: part('text'),
      area: sql`nullif(${part('area')}, 'null'::jsonb)`,
      updatedAt: at,
      ...noCorrection,
    })
    .where(
      and(
        eq(alerts.id, id),
        isNotNull(alerts.confirmedAt),
        isNotNull(alerts.correction),
        ne(alerts.correctedBy, operator),
        gt(alerts.endsAt, at),
      ),
    )
    .returning({ id: alerts.id })
  return confirmed.length > 0
}

/** Ends an alert now, or takes back one that waits; one operator may. Nobody is notified of it any more. */
export async function endAlert(transaction: Transaction, id: string, at: Date): Promise<void> {
  const ended = await transaction
    .update(alerts)
    .set({ endsAt: at, ...noCorrection })
    .where(and(eq(alerts.id, id), gt(alerts.endsAt, at)))
    .returning({ id: alerts.id })
  if (ended.length > 0) return await stopNotifying(transaction, refer('alert', id))
  await readAlert(transaction, id)
  throw new OperatorError(`${id} is over already.`)
}

/**
 * Removes an alert that should never have been public. What members were told of it goes when they next look, since
 * its words are no more (`alertReferents`).
 */
export async function removeAlert(transaction: Transaction, id: string): Promise<void> {
  const removed = await transaction.delete(alerts).where(eq(alerts.id, id)).returning({ id: alerts.id })
  if (removed.length === 0) throw new Refusal(errorCodes.gone)
}

async function readAlert(database: Database, id: string) {
  const row = await queriesOf(database).readOne(build.select().from(alerts).where(eq(alerts.id, id)))
  if (row === null) throw new Refusal(errorCodes.gone)
  return row
}
