import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { errorCodes } from '../../../contract/envelope'
import type { Transition } from '../../../src/domain/frame/cases/lifecycle'
import type { Database, Transaction } from '../database/client'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'
import type { Localised } from '../database/schema/localised'
import { Refusal } from '../http/refusal'
import { unsaid } from '../shared/as-written'
import type { CaseKind, CaseTable } from './case-kind'
import { forgetCopies } from '../messages/forget-copies'
import { refer } from '../messages/message-words'
import { addStep } from './case-steps'
import { caseSteps } from './cases.schema'
import { notifyConcerned } from './notify-concerned'

export interface ActOnCase<Role extends string, Act extends string, Row> {
  readonly id: string
  readonly act: Act
  /** The role in which the actor acts. */
  readonly role: Role
  /** The member who acts; null for acts of the office and the clock. */
  readonly actorId: string | null
  readonly at: Date
  /** The member whom the act concerns, where there are several. */
  readonly subjectId?: string
  readonly text?: Localised
  readonly pictures?: readonly string[]
  /**
   * A further condition on the row, such as its day; when it does not hold, the act is refused like one in the wrong
   * state.
   */
  readonly when?: SQL | undefined
  /** Additional columns that the act changes. */
  readonly set?: Partial<Row>
  /**
   * Additional work of the act, in its transaction and with the case locked. A refusal that it throws rolls the act
   * back.
   */
  readonly also?: (transaction: Transaction, row: Row) => Promise<void>
}

/**
 * Performs an act according to its lifecycle, or refuses it: one conditional UPDATE, and in the same transaction the
 * step of the history and the messages to the members concerned. Of two concurrent acts, the second waits for the lock
 * on the row and sees the state after the first.
 */
export async function carryOut<State extends string, Role extends string, Act extends string, Table extends CaseTable>(
  database: Database,
  kind: CaseKind<State, Role, Act, Table>,
  call: ActOnCase<Role, Act, Table['$inferSelect']>,
): Promise<Table['$inferSelect']> {
  const { table, lifecycle } = kind
  const transition: Transition<State, Role> = lifecycle.acts[call.act]
  if (!transition.by.includes(call.role)) throw new Refusal(errorCodes.notYours)
  return await database.transaction(async (transaction) => {
    const { placesLeft } = table
    const [changedRow] = await transaction
      .update(table as CaseTable)
      .set({ ...call.set, ...changesOf(transition, table), ...emptiedBy(kind, transition), updatedAt: call.at })
      .where(
        and(
          eq(table.id, call.id),
          inArray(table.state, [...transition.from]),
          kind.rule(call.role, call.actorId),
          call.when,
          transition.place === 'takes' && placesLeft ? gt(placesLeft, 0) : undefined,
        ),
      )
      .returning()
    if (changedRow === undefined) throw await refusalOf(transaction, kind, call)
    const row = changedRow as Table['$inferSelect']
    const recipients = await kind.recipients(transaction, row)
    await call.also?.(transaction, row)
    if (transition.to === kind.withdrawal?.state) await forgetCase(transaction, kind.name, call.id)
    if (transition.place === undefined) await kind.follow?.(transaction, row)
    await addStep(transaction, {
      kind: kind.name,
      caseId: call.id,
      act: call.act,
      state: (row as { readonly state: string }).state,
      role: call.role,
      actorId: call.actorId,
      subjectId: call.subjectId ?? null,
      text: call.text ?? unsaid,
      pictures: call.pictures ?? [],
      at: call.at,
      ...(await kind.stepFacts?.(transaction, row, call)),
    })
    await notifyConcerned(transaction, kind, recipients, row, call)
    return row
  })
}

/** What a row loses by an act with which who made it takes it back. */
const emptiedBy = <State extends string, Role extends string, Act extends string, Table extends CaseTable>(
  { withdrawal }: CaseKind<State, Role, Act, Table>,
  { to }: Transition<State, Role>,
): object => (withdrawal?.state === to ? withdrawal.emptied : {})

/** Removes what was said in the steps of a case that was taken back, and what others were told of it. */
async function forgetCase(transaction: Transaction, kind: string, id: string): Promise<void> {
  await transaction
    .update(caseSteps)
    .set({ text: unsaid, pictures: [] })
    .where(and(eq(caseSteps.kind, kind), eq(caseSteps.caseId, id)))
  await forgetCopies(transaction, [refer(kind, id)])
}

/**
 * The new state by the lifecycle's table. An act that takes one of several places changes the state only when it takes
 * the last place.
 */
function changesOf<State extends string, Role extends string>(
  { to, place }: Transition<State, Role>,
  { state, placesLeft }: CaseTable,
): object {
  if (place === undefined || placesLeft === undefined) return { state: to }
  if (place === 'returns') return { state: to, placesLeft: sql`${placesLeft} + 1` }
  return { state: sql`case when ${placesLeft} > 1 then ${state} else ${to} end`, placesLeft: sql`${placesLeft} - 1` }
}

async function refusalOf<State extends string, Role extends string, Act extends string, Table extends CaseTable>(
  database: Database,
  kind: CaseKind<State, Role, Act, Table>,
  { id, act, role, actorId }: ActOnCase<Role, Act, Table['$inferSelect']>,
): Promise<Refusal> {
  const { table, lifecycle } = kind
  const rule = kind.rule(role, actorId)
  const currentRow = await queriesOf(database).readOne(
    build
      .select({ state: table.state, fits: rule === undefined ? sql<boolean>`true` : sql<boolean>`(${rule})` })
      .from(table as CaseTable)
      .where(eq(table.id, id)),
  )
  const state = currentRow?.state as State | undefined
  if (state === undefined || !kind.isThere(state, role)) return new Refusal(errorCodes.gone)
  const { from, to, place }: Transition<State, Role> = lifecycle.acts[act]
  if (currentRow?.fits !== true) return new Refusal(kind.isPrivate ? errorCodes.gone : errorCodes.notYours)
  // The act found no place left, even if a place has been given back since.
  if (place === 'takes' && (state === to || from.includes(state)))
    return new Refusal(errorCodes.somebodyFirst, null, { state })
  return new Refusal(errorCodes.stateRefuses, null, { state })
}
