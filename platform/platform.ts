import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Configuration } from './configuration'
import type { Database, DatabaseConnection } from './database/client'
import type { PasswordHashes } from './features/session/password-hashes'
import type { Messenger } from './messenger/messenger'
import type { TextMessages } from './messages-out/text-messages'
import type { Signer } from './shared/signer'
import type { OnProgress } from './starting/progress'
import type { FileStorage } from './storage/file-storage'

/** What every feature may use; made once at start, with no state of a request in it. */
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

/** A feature of the platform: its routes, and what it puts into a demo city. */
export interface Feature {
  readonly name: string
  routes(app: FastifyInstance): void | Promise<void>
  /** Runs once, on the first start of a demo, in the order of the features. Seed in batches: a tight loop starves the timers. */
  seed?(platform: Platform, onProgress: OnProgress): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly platform: Platform
  }
}
