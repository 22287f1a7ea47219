import type { Database, Transaction } from '../database/client'
import type { Platform } from '../platform'
import type { Vault } from '../shared/vault'

/** A case that waits for the operator. */
export interface WaitingCase {
  readonly id: string
  /** The time since which the case waits; null for an entry that waits for nobody. */
  readonly since: Date | null
  /** The author's name. */
  readonly from: string
  readonly title: string
  readonly text: string
  /** Addresses of pictures and films that belong to it. */
  readonly pictures?: readonly string[]
  /** Further facts that the operator has to know before acting. */
  readonly facts?: readonly { readonly name: string; readonly value: string | Date }[]
}

export interface DeskAct {
  readonly summary: string
  /**
   * Finds the id of what the operator names, such as a member by their number. Omitted where things have no other name.
   */
  readonly idOf?: (database: Database, name: string) => Promise<string>
  /** Says what is wrong in the text as this platform is configured; null when nothing is. */
  readonly problemOf?: (text: string, office: CommandOffice) => string | null
  /** Whether the act takes a text, which the member concerned will read. */
  readonly takesText: boolean
  /**
   * Stores a picture that the operator adds by `--picture <file>`, and returns its address; omitted where the act takes
   * none.
   */
  readonly keepPicture?: (office: CommandOffice, file: string, at: Date) => Promise<string>
  /** Runs the use case; throws a `Refusal` when the case does not allow it. */
  readonly carryOut: (
    transaction: Transaction,
    id: string,
    text: string,
    at: Date,
    /** Addresses of the pictures that the operator added. */
    pictures?: readonly string[],
  ) => Promise<void>
}

/** What a command may use; there is no more while no platform runs. */
export type CommandOffice = Pick<Platform, 'database' | 'storage' | 'configuration'>

export interface CommandRequest {
  /** The words after the desk's name. */
  readonly words: readonly string[]
  /** The directory in which the operator is, from which relative paths lead. */
  readonly directory: string
  readonly operator: string
  readonly at: Date
  /** Writes a time as the operator reads it: on the clock of the site. */
  readonly time: (at: Date) => string
}

/** What a command did or found, as text and as a value for programs. */
export interface CommandReport {
  readonly text: string
  readonly value: unknown
  /** Whether the command did not do what was asked for, because of what `text` says. */
  readonly isRefused?: boolean
}

/** A command that works with files of the operator, and reports more than that it is done. */
export interface DeskCommand {
  /** The forms of the command after the desk's name, with what each of them does. */
  readonly usages: readonly (readonly [form: string, summary: string])[]
  readonly run: (office: CommandOffice, request: CommandRequest) => Promise<CommandReport>
}

/** The operator's part of a feature: the waiting cases, oldest first, and the acts on them. */
export interface Desk {
  readonly name: string
  readonly summary: string
  /** True when nothing at this desk waits for the office. Such a desk is listed only when the command names it. */
  readonly byName?: true
  readonly selectWaiting: (database: Database, limit: number, vault: Vault) => Promise<readonly WaitingCase[]>
  readonly acts: Readonly<Record<string, DeskAct>>
  /** Answers the desk's name alone, in place of the list of what waits. */
  readonly overview?: (office: CommandOffice, at: Date) => Promise<CommandReport>
  /** Runs for words after the desk's name that are none of its acts. */
  readonly command?: DeskCommand
}
