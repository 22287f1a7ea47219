import type { PgTable } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Configuration } from './configuration'
import type { Database, DatabaseConnection } from './database/client'
import type { PasswordHashes } from './members/password-hashes'
import type { UploadUse } from './uploads/upload-use'
import type { CodePurpose } from './codes/code-purpose'
import type { FoundSource } from './search/found-source'
import type { KnownMembers } from './limits/known-members'
import type { PictureChecker } from './content-check/picture-checker'
import type { FaceChecks } from './verification/face-checks'
import type { MessengerService } from './messenger/messenger'
import type { TextMessages } from './messages-out/text-messages'
import type { Payer } from './payments/payer'
import type { Desk } from './operator/desk'
import type { Elapsed } from './shared/elapsed'
import type { Signer } from './shared/signer'
import type { Vault } from './shared/vault'
import type { Verifier } from './verification/verifier'
import type { FileStorage } from './storage/file-storage'

/** The services that every feature may use; created once at start, without any state of a request. */
export interface Platform {
  readonly configuration: Configuration
  readonly connection: DatabaseConnection
  readonly database: Database
  readonly now: () => Date
  /** A clock for measuring ages, which never goes back. */
  readonly elapsed: Elapsed
  readonly signer: Signer
  readonly payer: Payer
  readonly vault: Vault
  readonly faceChecks: FaceChecks
  readonly verifier: Verifier
  readonly pictureChecker: PictureChecker
  readonly textMessages: TextMessages
  readonly messenger: MessengerService
  readonly storage: FileStorage
  readonly passwords: PasswordHashes
  /** The purposes of codes that the features declare. */
  readonly codePurposes: readonly CodePurpose[]
  /** The things that the search finds besides contents and their publishers, as the features declare them. */
  readonly searchableSources: readonly FoundSource[]
  readonly knownMembers: KnownMembers
  /** The columns that hold addresses of uploads, as the features declare them. */
  readonly uploadUses: readonly UploadUse[]
  readonly log: FastifyBaseLogger
}

/**
 * A feature of the platform, which declares all that others must know about it; its tables are in `<feature>.schema.ts`
 * beside it.
 */
export interface PlatformFeature {
  readonly name: string
  routes(app: FastifyInstance): void | Promise<void>
  /** The cases that wait for the operator, and the acts on them (`npm run operator`). */
  readonly desk?: Desk | readonly Desk[]
  /**
   * The purposes of its codes. The platform signs a code, a screen of the feature shows it, and the scan screen redeems
   * it.
   */
  readonly codePurposes?: readonly CodePurpose[]
  /**
   * The feature's things that the search finds. When the feature changes a thing, it updates the index by
   * `indexThings`.
   */
  readonly searchable?: readonly FoundSource[]
  /**
   * Its columns that hold addresses of uploads, and who may see these uploads. An upload to which no column refers is
   * removed.
   */
  readonly uploads?: readonly UploadUse[]
  /** Its tables whose rows are only ever added: the database refuses to change or remove them. */
  readonly appendOnly?: readonly PgTable[]
  /** Removes or ends what has expired; runs every few minutes, possibly in several processes at once. */
  cleanUp?(database: Database, at: Date, log: FastifyBaseLogger, platform: CleaningPlatform): Promise<void>
  /**
   * Continues what waits for an outside service, such as a payment; runs every few seconds, possibly in several
   * processes at once.
   */
  carryOn?(platform: Platform): Promise<void>
}

/** The services that a clean-up may use besides the database. */
export type CleaningPlatform = Pick<Platform, 'storage' | 'uploadUses' | 'searchableSources' | 'configuration'>

declare module 'fastify' {
  interface FastifyInstance {
    readonly platform: Platform
  }
}
