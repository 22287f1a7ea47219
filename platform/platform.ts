import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Configuration } from './configuration'
import type { Database, DatabaseConnection } from './database/client'
import type { PasswordHashes } from './features/session/password-hashes'
import type { Messenger } from './messenger/messenger'
import type { TextMessages } from './messages-out/text-messages'
import type { Desk } from './operator/desk'
import type { Signer } from './shared/signer'
import type { Localised } from './database/schema/localised'
import type { OnCount } from './demo/seeding/insert'
import type { FileStorage } from './storage/file-storage'

/** What every feature may use; created once at start, without any state of a request. */
export interface Platform {
  readonly configuration: Configuration
  readonly connection: DatabaseConnection
  readonly database: Database
  readonly now: () => Date
  readonly signer: Signer
  readonly textMessages: TextMessages
  readonly messenger: Messenger
  readonly storage: FileStorage
  readonly passwords: PasswordHashes
  readonly log: FastifyBaseLogger
}

/** One step of seeding a demo city. Insert in batches: a tight loop blocks the timers. Existing rows stay. */
export interface DemoStep {
  /** What it creates, as the progress names it. */
  readonly what: Localised
  readonly seed: (database: Database, at: Date, onCount: OnCount) => Promise<unknown>
}

/**
 * A feature of the platform, which declares all that others must know about it; its tables are in `<feature>.schema.ts`
 * beside it.
 */
export interface Feature {
  readonly name: string
  routes(app: FastifyInstance): void | Promise<void>
  /** Its part of a demo city, seeded once, after the features before it in the list. */
  readonly demo?: readonly DemoStep[]
  /** The cases that wait for the operator, and the acts on them (`npm run operator`). */
  readonly desk?: Desk
  /** Removes or ends what has expired; runs every few minutes, possibly in several processes at once. */
  cleanUp?(database: Database, at: Date): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly platform: Platform
  }
}
