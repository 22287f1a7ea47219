import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Lifecycle } from '../../../src/domain/cases/lifecycle'
import type { Database } from '../../database/client'
import type { Localised } from '../../database/schema/localised'

/** What a table needs for its rows to be cases. A kind with places counts those that are left. */
export type CaseTable = PgTable & {
  readonly id: PgColumn
  readonly state: PgColumn
  readonly updatedAt: PgColumn
  readonly placesLeft?: PgColumn
}

/** A message to one of those concerned; `{name}` stands for a value of the case's `params`. */
export interface CaseMessage {
  readonly title: Localised
  readonly text: Localised
}

/** Somebody whom a case concerns, and what they are to it. */
export interface Concerned<Role> {
  readonly userId: string
  readonly role: Role
}

/** All that the platform must know of a kind of case to carry its acts out. */
export interface CaseKind<
  State extends string = string,
  Role extends string = string,
  Act extends string = string,
  Table extends CaseTable = CaseTable,
> {
  readonly name: string
  readonly lifecycle: Lifecycle<State, Role, Act>
  readonly table: Table
  /** To all but those whose rows they are, such cases are not there. */
  readonly isPrivate?: true
  /**
   * Whose rows a role may act upon, by columns of the row itself. What stands in other tables is checked by a statement
   * after the row is locked: inside the one that waits for the lock it would be read as it was before.
   */
  rule(role: Role, actorId: string | null): SQL | undefined
  /** Whether the case is there at all for somebody of that role; acts upon others answer as if it were not. */
  isThere(state: State, role: Role): boolean
  /** Whom it concerns, before anything of the act is done but the change of state. */
  concerned(database: Database, row: Table['$inferSelect']): Promise<readonly Concerned<Role>[]>
  readonly messages: { readonly [Name in Act]?: { readonly [Name in Role]?: CaseMessage } }
  /** What messages name of it. */
  params(row: Table['$inferSelect']): Readonly<Record<string, Localised>>
}
