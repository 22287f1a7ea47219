import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Lifecycle } from '../../../src/domain/frame/cases/lifecycle'
import type { Database, Transaction } from '../database/client'
import type { MessageWords, Slots } from '../messages/message-words'
import type { NewStep } from './case-steps'

/** The columns that a table of cases must have. A kind of case with places also counts its free places. */
export type CaseTable = PgTable & {
  readonly id: PgColumn
  readonly state: PgColumn
  readonly updatedAt: PgColumn
  readonly placesLeft?: PgColumn
}

/** A message to a member whom the act concerns; `{name}` is a slot that `params` fills. */
export type CaseMessage = MessageWords

/** A member whom a case concerns, and their role. */
export interface CaseRecipient<Role> {
  readonly userId: string
  readonly role: Role
}

/** Everything that the platform needs to know about a kind of case to perform its acts. */
export interface CaseKind<
  State extends string = string,
  Role extends string = string,
  Act extends string = string,
  Table extends CaseTable = CaseTable,
> {
  readonly name: string
  readonly lifecycle: Lifecycle<State, Role, Act>
  readonly table: Table
  /** Whether such cases do not exist for anyone but their owners. */
  readonly isPrivate?: true
  /**
   * The condition under which a role may act on a row, by columns of the row itself. Conditions on other tables are
   * checked by a later statement, after the row is locked, because a statement that waits for the lock reads the other
   * tables as they were before it waited.
   */
  rule(role: Role, actorId: string | null): SQL | undefined
  /** Whether a role may know that the case exists. If it may not, an act of this role is answered like an unknown id. */
  isThere(state: State, role: Role): boolean
  /** Lists the members whom the case concerns; read after the change of state and before the rest of the act. */
  recipients(database: Database, row: Table['$inferSelect']): Promise<readonly CaseRecipient<Role>[]>
  readonly messages: { readonly [Name in Act]?: { readonly [Name in Role]?: CaseMessage } }
  /**
   * How it is taken back by who made it: the state in which it ends, and what its row keeps of what was said, which is
   * nothing. Both change in one statement; the texts and pictures of its steps, and messages that tell of it, go with
   * them.
   */
  readonly withdrawal?: { readonly state: State; readonly emptied: Partial<Table['$inferSelect']> }
  /** The path of the screen to which a message leads the member who has the role. */
  leadsTo(row: Table['$inferSelect'], role: Role): string
  /**
   * Runs in the transaction, after every act that does more than take or return a place. It updates what is stored
   * about the case elsewhere, such as in the search index.
   */
  follow?(transaction: Transaction, row: Table['$inferSelect']): Promise<void>
  /**
   * What the step of an act states besides: the office that took it, until when it was promised, or no actor where
   * nobody may learn who acted.
   */
  stepFacts?(
    transaction: Transaction,
    row: Table['$inferSelect'],
    call: { readonly act: Act; readonly role: Role },
  ): Promise<Partial<Pick<NewStep, 'office' | 'dueAt' | 'actorId'>>>
  /** What fills the slots of its messages: references to names and texts of members, never the words. */
  params(row: Table['$inferSelect'], database: Database): Slots | Promise<Slots>
}
