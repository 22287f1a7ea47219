import type { PgTable } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Configuration } from './configuration'
import type { Database, DatabaseConnection } from './database/client'
import type { PasswordHashes } from './members/password-hashes'
import type { UploadUse } from './uploads/upload-use'
import type { CodePurpose } from './codes/code-purpose'
import type { FoundSource } from './search/found-source'
import type { SitemapSource } from './search/sitemap-source'
import type { MessageReferent } from './messages/message-referent'
import type { WaitingSource } from './messages/waiting-source'
import type { MessageSource } from './messages/message-source'
import type { ContentAuthor } from './contents/content-author'
import type { PlayListener } from './contents/play-listener'
import type { KnownMembers } from './limits/known-members'
import type { PictureChecker } from './content-check/picture-checker'
import type { MediaFolder } from './media/media-folder'
import type { FaceChecks } from './verification/face-checks'
import type { Metrics } from './metrics/metrics'
import type { OutsideNetwork } from './outside/open-outside'
import type { MessengerService } from './messenger/messenger'
import type { TextMessages } from './messages-out/text-messages'
import type { Payer } from './payments/payer'
import type { Desk } from './operator/desk'
import type { PublishableKind } from './publishing/publishable-kind'
import type { AnyContentAddition } from './publishing/published-kinds'
import type { SiteChanges } from './publishing/site-changes'
import type { ReportableKind } from './moderation/reportable-kind'
import type { Elapsed } from './shared/elapsed'
import type { RandomNumbers } from './shared/random'
import type { Signer } from './shared/signer'
import type { MemberData } from './members/personal-data'
import type { Vault } from './shared/vault'
import type { Tracing } from './tracing/tracing'
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
  /** What is drawn by lot is drawn by these. */
  readonly randomNumbers: RandomNumbers
  readonly payer: Payer
  readonly vault: Vault
  readonly faceChecks: FaceChecks
  readonly verifier: Verifier
  readonly pictureChecker: PictureChecker
  readonly textMessages: TextMessages
  readonly messenger: MessengerService
  readonly outsideNetwork: OutsideNetwork
  readonly storage: FileStorage
  /** Media that come with a program and not from its users, at `/media`; null where there are none. */
  readonly shippedMedia: MediaFolder | null
  readonly passwords: PasswordHashes
  /** The purposes of codes that the features declare. */
  readonly codePurposes: readonly CodePurpose[]
  /** The things that the search finds besides contents and their publishers, as the features declare them. */
  readonly searchableSources: readonly FoundSource[]
  /** What the sitemap has besides contents and the things of the search, as the features declare it. */
  readonly sitemapSources: readonly SitemapSource[]
  /** The kinds of things that members can report, as the features declare them. */
  readonly reportableKinds: readonly ReportableKind[]
  readonly knownMembers: KnownMembers
  /** Makes messages of what concerns many members at once, as the features declare it. */
  readonly messageSources: readonly MessageSource[]
  /** What messages refer to, as the features declare it. */
  readonly messageReferents: readonly MessageReferent[]
  /** Counts what waits for members besides messages, as the features declare it. */
  readonly waitingSources: readonly WaitingSource[]
  /** What the features declare about the data of members. */
  readonly memberData: MemberData
  /** The tables of contents that members made, as the features declare them. */
  readonly contentAuthors: readonly ContentAuthor[]
  /** Told of what members play, as the features declare it. */
  readonly playListeners: readonly PlayListener[]
  /** The columns that hold addresses of uploads, as the features declare them. */
  readonly uploadUses: readonly UploadUse[]
  /** The kinds of things that the office publishes from files, as the features declare them. */
  readonly publishableKinds: readonly PublishableKind[]
  /** Tells when the office changed what the site shows. */
  readonly changes: SiteChanges
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  readonly tracing: Tracing
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
  /** What of it search engines may know, besides contents that lists show. */
  readonly sitemapped?: readonly SitemapSource[]
  /** Its kinds of things that members can report to the office. */
  readonly reportable?: readonly ReportableKind[]
  /**
   * Its columns that hold addresses of uploads, and who may see these uploads. An upload to which no column refers is
   * removed.
   */
  readonly uploads?: readonly UploadUse[]
  /**
   * Makes messages for a member of what happened since a time, such as what those whom they follow have published. It
   * runs when the member comes, so that nothing is written for those who stay away.
   */
  readonly messageSource?: MessageSource
  /** Its people, texts and things that messages refer to. */
  readonly messageReferents?: readonly MessageReferent[]
  /** What of it waits for members, besides their messages. */
  readonly waitingSource?: WaitingSource
  /** Its contents that members made, so that nobody comments on what somebody made who blocks them. */
  readonly contentAuthors?: readonly ContentAuthor[]
  /** Is told of what members play, for what follows from it. */
  readonly whenPlayed?: PlayListener
  /** Its tables that name members: what is copied for a member, and what becomes of it when their account is deleted. */
  readonly personalData?: MemberData['personalData']
  /** What a member must settle before their account is deleted. */
  readonly deletionBlocks?: MemberData['deletionBlocks'][number]
  /** Ends what a member takes part in, before their rows are removed. */
  readonly beforeDeletion?: MemberData['beforeDeletion'][number]
  /** The documents of the site's configuration that it reads, each with the schema of its texts in one language. */
  readonly configures?: Readonly<Record<string, z.ZodMiniType>>
  /** Its kinds of things that the office publishes from files. */
  readonly publishes?: readonly PublishableKind[]
  /** A field that it checks and writes for the documents of all contents. */
  readonly addsToContents?: AnyContentAddition
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
export type CleaningPlatform = Pick<
  Platform,
  | 'storage'
  | 'uploadUses'
  | 'searchableSources'
  | 'configuration'
  | 'memberData'
  | 'signer'
  | 'metrics'
  | 'reportableKinds'
>

declare module 'fastify' {
  interface FastifyInstance {
    readonly platform: Platform
  }
}
