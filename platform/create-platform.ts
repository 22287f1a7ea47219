import type { FastifyInstance } from 'fastify'
import { directoriesOf } from './configuration'
import type { Configuration } from './configuration'
import { openPglite, openPostgres } from './database/client'
import type { Database, DatabaseConnection } from './database/client'
import { migrate } from './database/migrate'
import { requirePostgresVersion } from './database/postgres-version'
import { ensurePurpose } from './database/purpose'
import { getOrCreateSetting } from './database/settings'
import { openVault } from './database/open-vault'
import { seedDemo } from './demo/seeding/seed-demo'
import { demoFaceChecks, noFaceChecks } from './features/identities/face-checks'
import type { FaceChecks } from './features/identities/face-checks'
import { PasswordHashes } from './features/session/password-hashes'
import { features } from './features'
import { registerClient } from './http/client-routes'
import { createServer } from './http/create-server'
import { registerCrossOrigin } from './http/cross-origin'
import { registerFloodGuard } from './http/flood-guard'
import { registerHealth } from './http/health'
import { collectMethods } from './http/known-methods'
import { registerSecurityHeaders } from './http/security-headers'
import { KnownMembers } from './limits/known-members'
import { DemoMessenger } from './messenger/demo-messenger'
import { NoMessenger } from './messenger/no-messenger'
import { DemoOutbox } from './messages-out/demo-outbox'
import { HttpTextMessages } from './messages-out/http-text-messages'
import { NoTextMessages } from './messages-out/no-text-messages'
import type { TextMessages } from './messages-out/text-messages'
import { registerDocumentation } from './openapi/documentation'
import { DemoPayer } from './payments/demo-payer'
import { NoPayer } from './payments/no-payer'
import type { Feature, Platform } from './platform'
import { elapsed } from './shared/elapsed'
import type { Elapsed } from './shared/elapsed'
import { randomToken } from './shared/random'
import { createSigner } from './shared/signer'
import type { OnProgress } from './starting/progress'
import { migrating, opening } from './starting/starting.words'
import { DiskStorage } from './storage/disk-storage'
import type { FileStorage } from './storage/file-storage'
import { HttpPictureChecker } from './content-check/http-picture-checker'
import { OwnPictureChecker } from './content-check/own-picture-checker'
import type { PictureChecker } from './content-check/picture-checker'
import { DemoVerifier } from './verification/demo-verifier'
import { HttpFaceChecks } from './verification/http-face-checks'
import { HttpVerifier } from './verification/http-verifier'
import { NoVerifier } from './verification/no-verifier'
import type { Verifier } from './verification/verifier'
import { usualStorageLimits } from './storage/storage-limits'
import type { StorageLimits } from './storage/storage-limits'
import { TimedStorage } from './storage/timed-storage'

export interface PlatformOptions {
  readonly configuration: Configuration
  /** An open database; when omitted, one is opened from the configuration. Either way `close` closes it. */
  readonly connection?: DatabaseConnection
  readonly now?: () => Date
  readonly elapsed?: Elapsed
  readonly textMessages?: TextMessages
  readonly passwords?: PasswordHashes
  readonly verifier?: Verifier
  readonly pictureChecker?: PictureChecker
  readonly storageLimits?: StorageLimits
  /** Whether the demo's content is put into an empty database; when omitted, the configuration decides. */
  readonly seed?: boolean
  readonly features?: readonly Feature[]
  /** Reports the progress of the start, since the first one takes a while. */
  readonly onProgress?: OnProgress
}

export interface RunningPlatform {
  readonly app: FastifyInstance
  readonly database: Database
  readonly platform: Platform
  /** Stops accepting requests, lets running ones end, closes the database. */
  close(): Promise<void>
}

/** Builds the platform up to the point of listening: database migrated and seeded, routes registered. */
export async function createPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const { configuration, onProgress = () => {} } = options
  const directories = directoriesOf(configuration.dataDirectory)
  const seeds = options.seed ?? configuration.demo
  onProgress({ what: opening })
  const connection =
    options.connection ??
    (configuration.databaseUrl === null
      ? await openPglite(directories.database)
      : openPostgres(configuration.databaseUrl))
  try {
    const app = createServer(configuration)
    const { database } = connection
    const now = options.now ?? (() => new Date())
    onProgress({ what: migrating })
    const { vault, secret } = await connection.exclusively(async (unlimited) => {
      await requirePostgresVersion(unlimited)
      await migrate(unlimited)
      await ensurePurpose(unlimited, seeds ? 'demo' : 'own')
      return {
        vault: await openVault(unlimited, configuration),
        secret: await getOrCreateSetting(unlimited, 'secret', randomToken()),
      }
    })
    // The signing key derives from the database's secret and the vault's key, which is not in the database: a copy of
    // the database alone cannot sign.
    const signer = createSigner(vault.mark('signer', secret))
    const offered = options.features ?? features
    const platform: Platform = {
      configuration,
      connection,
      database,
      now,
      elapsed: options.elapsed ?? elapsed,
      signer,
      payer: configuration.demo ? new DemoPayer(database) : new NoPayer(),
      vault,
      faceChecks: faceChecksOf(configuration),
      verifier: options.verifier ?? verifierOf(configuration, database),
      pictureChecker: options.pictureChecker ?? pictureCheckerOf(configuration, database),
      messenger: configuration.demo ? new DemoMessenger(signer, now) : new NoMessenger(),
      textMessages: options.textMessages ?? textMessagesOf(configuration, database, app, now),
      storage: new TimedStorage(await storageOf(configuration), options.storageLimits ?? usualStorageLimits),
      passwords: options.passwords ?? new PasswordHashes(),
      codePurposes: offered.flatMap(({ codePurposes }) => codePurposes ?? []),
      foundSources: offered.flatMap(({ found }) => found ?? []),
      knownMembers: new KnownMembers(),
      uploadUses: offered.flatMap(({ uploads }) => uploads ?? []),
      log: app.log,
    }
    app.decorate('platform', platform)
    const methodsOf = collectMethods(app)
    registerSecurityHeaders(app)
    const guard = registerFloodGuard(app)
    await registerCrossOrigin(app)
    registerHealth(app)
    for (const feature of offered) await feature.routes(app)
    await registerDocumentation(app)
    await registerClient(app, methodsOf, guard)
    if (configuration.textMessages === null && !configuration.demo)
      app.log.warn('no gateway for text messages: codes cannot be sent until SMS_GATEWAY_URL is set')
    if (seeds) await connection.exclusively((unlimited) => seedDemo(unlimited, offered, now(), { onProgress, vault }))
    await app.ready()
    return {
      app,
      database,
      platform,
      close: async () => {
        await app.close()
        await connection.close()
      },
    }
  } catch (error) {
    await connection.close()
    throw error
  }
}

function textMessagesOf(
  configuration: Configuration,
  database: Database,
  app: FastifyInstance,
  now: () => Date,
): TextMessages {
  if (configuration.textMessages !== null) return new HttpTextMessages(configuration.textMessages)
  return configuration.demo ? new DemoOutbox(database, app.log, now) : new NoTextMessages()
}

function faceChecksOf({ faceChecker, demo }: Configuration): FaceChecks {
  if (faceChecker !== null) return new HttpFaceChecks(faceChecker)
  return demo ? demoFaceChecks : noFaceChecks
}

function verifierOf({ verifier, demo }: Configuration, database: Database): Verifier {
  if (verifier !== null) return new HttpVerifier(verifier)
  return demo ? new DemoVerifier(database) : new NoVerifier()
}

function pictureCheckerOf({ pictureChecker }: Configuration, database: Database): PictureChecker {
  const own = new OwnPictureChecker(database)
  return pictureChecker === null ? own : new HttpPictureChecker(pictureChecker, own)
}

async function storageOf({ s3, dataDirectory }: Configuration): Promise<FileStorage> {
  if (s3 === null) return new DiskStorage(directoriesOf(dataDirectory).uploads)
  // The S3 client is large, and most installations do not use it.
  const { S3Storage } = await import('./storage/s3-storage')
  return new S3Storage(s3)
}
