import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { directoriesOf } from './kernel/configuration'
import type { Configuration } from './kernel/configuration'
import { openPglite, openPostgres } from './kernel/database/client'
import type { Database, DatabaseConnection } from './kernel/database/client'
import { keepAppendOnly } from './kernel/database/append-only'
import { migrate } from './kernel/database/migrate'
import { SharedClock } from './kernel/database/shared-clock'
import { requirePostgresVersion } from './kernel/database/postgres-version'
import { ensurePurpose } from './kernel/database/purpose'
import { getOrCreateSetting } from './kernel/database/settings'
import { openVault } from './kernel/database/open-vault'
import { demoSteps } from './demo/demo-steps'
import type { DemoStep } from './demo/seeding/demo-step'
import { seedDemo } from './demo/seeding/seed-demo'
import { noFaceChecks, type FaceChecks } from './kernel/verification/face-checks'
import { PasswordHashes } from './kernel/members/password-hashes'
import { features } from './features'
import { originOf } from './kernel/addresses'
import { registerClient } from './kernel/http/client-routes'
import { createServer } from './kernel/http/create-server'
import { drainConnections } from './kernel/http/drain-connections'
import { registerCrossOrigin } from './kernel/http/cross-origin'
import { registerFloodGuard } from './kernel/http/flood-guard'
import { registerHealth } from './kernel/http/health'
import { registerSiteGeneration } from './kernel/http/site-generation'
import { collectMethods } from './kernel/http/known-methods'
import { registerSecurityHeaders } from './kernel/http/security-headers'
import { KnownMembers } from './kernel/limits/known-members'
import { DemoMessenger } from './demo/services/demo-messenger'
import { HttpMessenger } from './kernel/messenger/http-messenger'
import type { MessengerService } from './kernel/messenger/messenger'
import { NoMessenger } from './kernel/messenger/no-messenger'
import { measurePlatform } from './kernel/metrics/measure-platform'
import { noMetrics, type Metrics } from './kernel/metrics/metrics'
import { SharedCredentials } from './kernel/messenger/shared-credentials'
import { DemoOutbox } from './demo/services/demo-outbox'
import { HttpTextMessages } from './kernel/messages-out/http-text-messages'
import { NoTextMessages } from './kernel/messages-out/no-text-messages'
import type { TextMessages } from './kernel/messages-out/text-messages'
import type { OutsideNetwork } from './kernel/outside/open-outside'
import { registerDocumentation } from './kernel/openapi/documentation'
import { demoMedia } from './demo/media'
import { demoFaceChecks } from './demo/services/demo-face-checks'
import { MediaFolder } from './kernel/media/media-folder'
import { DemoPayer } from './demo/services/demo-payer'
import { NoPayer } from './kernel/payments/no-payer'
import type { PlatformFeature, Platform } from './kernel/platform'
import { elapsed } from './kernel/shared/elapsed'
import type { Elapsed } from './kernel/shared/elapsed'
import { randomToken, unpredictableNumbers } from './kernel/shared/random'
import type { RandomNumbers } from './kernel/shared/random'
import { publishedKinds } from './kernel/publishing/published-kinds'
import { SiteChanges } from './kernel/publishing/site-changes'
import { createSigner } from './kernel/shared/signer'
import type { OnProgress } from './kernel/starting/progress'
import { migrating, opening } from './kernel/starting/starting.words'
import { refuseUnfinishedMove } from './kernel/moving/move-progress'
import { openStorage } from './kernel/storage/open-storage'
import { HttpPictureChecker } from './kernel/content-check/http-picture-checker'
import { tracePlatform } from './kernel/tracing/trace-platform'
import { noTracing, type Tracing } from './kernel/tracing/tracing'
import { OwnPictureChecker } from './kernel/content-check/own-picture-checker'
import type { PictureChecker } from './kernel/content-check/picture-checker'
import { DemoVerifier } from './demo/services/demo-verifier'
import { HttpFaceChecks } from './kernel/verification/http-face-checks'
import { HttpVerifier } from './kernel/verification/http-verifier'
import { NoVerifier } from './kernel/verification/no-verifier'
import type { Verifier } from './kernel/verification/verifier'
import type { StorageLimits } from './kernel/storage/storage-limits'

export interface PlatformOptions {
  readonly configuration: Configuration
  /** An open database; when omitted, one is opened from the configuration. Either way `close` closes it. */
  readonly connection?: DatabaseConnection
  readonly now?: () => Date
  readonly elapsed?: Elapsed
  readonly randomNumbers?: RandomNumbers
  readonly textMessages?: TextMessages
  readonly passwords?: PasswordHashes
  readonly verifier?: Verifier
  readonly pictureChecker?: PictureChecker
  readonly outsideNetwork?: OutsideNetwork
  readonly storageLimits?: StorageLimits
  /** Whether the demo's content is put into an empty database; when omitted, the configuration decides. */
  readonly seed?: boolean
  readonly features?: readonly PlatformFeature[]
  /** The steps that make the demo city; when omitted, those of `demo-steps.ts`. */
  readonly demoSteps?: readonly DemoStep[]
  /** Reports the progress of the start, since the first start takes a while. */
  readonly onProgress?: OnProgress
  /** The metrics that operators watch; when omitted, nobody watches. */
  readonly metrics?: Metrics
  /** The receiver of traces; when omitted, there are none. */
  readonly tracing?: Tracing
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
    const time = timeOf(connection, options.now, app.log)
    const { now } = time
    onProgress({ what: migrating })
    const enabledFeatures = options.features ?? features
    const { vault, secret } = await prepareDatabase(connection, options, enabledFeatures, app.log)
    const stopComparing = await time.keep()
    // The signing key derives from the database's secret and the vault's key. The latter is not in the database, so
    // that nobody can sign with a copy of the database alone.
    const signer = createSigner(vault.mark('signer', secret))
    const platform: Platform = {
      configuration,
      connection,
      database,
      now,
      elapsed: options.elapsed ?? elapsed,
      signer,
      randomNumbers: options.randomNumbers ?? unpredictableNumbers,
      payer: configuration.demo ? new DemoPayer(database) : new NoPayer(),
      vault,
      faceChecks: faceChecksOf(configuration),
      verifier: options.verifier ?? verifierOf(configuration, database),
      pictureChecker: options.pictureChecker ?? pictureCheckerOf(configuration, database),
      messenger: messengerOf(configuration, { database, vault, signer, now, log: app.log }),
      textMessages: options.textMessages ?? textMessagesOf(configuration, database, app, now),
      outsideNetwork: options.outsideNetwork ?? {},
      storage: await openStorage(configuration, options.storageLimits),
      shippedMedia: shippedMediaOf(configuration),
      passwords: options.passwords ?? new PasswordHashes(),
      ...declaredBy(enabledFeatures),
      knownMembers: new KnownMembers(),
      changes: new SiteChanges(),
      log: app.log,
      metrics: options.metrics ?? noMetrics,
      tracing: options.tracing ?? noTracing,
    }
    app.decorate('platform', platform)
    measurePlatform(app)
    const stopTracing = tracePlatform(app)
    await registerRoutes(app, enabledFeatures)
    if (configuration.textMessages === null && !configuration.demo)
      app.log.warn('no gateway for text messages: codes cannot be sent until SMS_GATEWAY_URL is set')
    if (seeds)
      await connection.exclusively((unlimited) =>
        seedDemo(unlimited, { features: enabledFeatures, steps: options.demoSteps ?? demoSteps }, now(), {
          onProgress,
          vault,
        }),
      )
    await app.ready()
    const stopListening = await platform.changes.listen(connection)
    return {
      app,
      database,
      platform,
      close: async () => {
        await app.close()
        stopTracing()
        await stopListening()
        stopComparing()
        await connection.close()
      },
    }
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** The clock that was given, or else the database's; the embedded database has that of this process. */
function timeOf({ database, kind }: DatabaseConnection, given: (() => Date) | undefined, log: FastifyBaseLogger) {
  if (given !== undefined || kind !== 'postgres')
    return { now: given ?? (() => new Date()), keep: () => Promise.resolve(() => undefined) }
  const clock = new SharedClock(database, log)
  return { now: clock.now, keep: () => clock.keep() }
}

/** What the features declare to each other. */
function declaredBy(all: readonly PlatformFeature[]) {
  return {
    codePurposes: all.flatMap(({ codePurposes }) => codePurposes ?? []),
    searchableSources: all.flatMap(({ searchable }) => searchable ?? []),
    reportableKinds: all.flatMap(({ reportable }) => reportable ?? []),
    sitemapSources: all.flatMap(({ sitemapped }) => sitemapped ?? []),
    messageSources: all.flatMap(({ messageSource }) => messageSource ?? []),
    messageReferents: all.flatMap(({ messageReferents }) => messageReferents ?? []),
    waitingSources: all.flatMap(({ waitingSource }) => waitingSource ?? []),
    memberData: {
      personalData: all.flatMap(({ personalData }) => personalData ?? []),
      deletionBlocks: all.flatMap(({ deletionBlocks }) => deletionBlocks ?? []),
      beforeDeletion: all.flatMap(({ beforeDeletion }) => beforeDeletion ?? []),
    },
    playListeners: all.flatMap(({ whenPlayed }) => whenPlayed ?? []),
    contentAuthors: all.flatMap(({ contentAuthors }) => contentAuthors ?? []),
    uploadUses: all.flatMap(({ uploads }) => uploads ?? []),
    publishableKinds: publishedKinds(all),
  }
}

/**
 * Migrates the database and records its purpose, which is the demo or a real city; throws when it already has the other
 * purpose. Returns the vault and the secret that only this database has.
 */
function prepareDatabase(
  connection: DatabaseConnection,
  { configuration, seed = configuration.demo }: PlatformOptions,
  enabledFeatures: readonly PlatformFeature[],
  log: FastifyBaseLogger,
) {
  return connection.exclusively(async (unlimited) => {
    await requirePostgresVersion(unlimited)
    await refuseUnfinishedMove(unlimited)
    const { newer } = await migrate(unlimited)
    if (newer > 0) log.warn({ newer }, 'a newer version has migrated the database: its additions are left alone')
    await keepAppendOnly(
      unlimited,
      enabledFeatures.flatMap(({ appendOnly }) => appendOnly ?? []),
    )
    await ensurePurpose(unlimited, seed ? 'demo' : 'own')
    return {
      vault: await openVault(unlimited, configuration),
      secret: await getOrCreateSetting(unlimited, 'secret', randomToken()),
    }
  })
}

/** Registers the guards first, then the routes of the features, and the client, which takes all other addresses. */
async function registerRoutes(app: FastifyInstance, enabledFeatures: readonly PlatformFeature[]): Promise<void> {
  const methodsOf = collectMethods(app)
  const drain = drainConnections(app)
  registerSecurityHeaders(app)
  const guard = registerFloodGuard(app)
  await registerCrossOrigin(app)
  registerHealth(app)
  registerSiteGeneration(app)
  for (const feature of enabledFeatures) await feature.routes(app)
  await registerDocumentation(app)
  await registerClient(app, methodsOf, guard)
  app.addHook('preClose', drain)
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

function messengerOf(
  configuration: Configuration,
  { database, vault, signer, now, log }: Pick<Platform, 'database' | 'vault' | 'signer' | 'now' | 'log'>,
): MessengerService {
  const { messenger: settings, demo } = configuration
  if (settings === null) return demo ? new DemoMessenger(signer, now) : new NoMessenger()
  const credentials = new SharedCredentials(database, vault, now, log)
  return new HttpMessenger({ settings, credentials, origin: originOf(configuration), now, log })
}

function faceChecksOf({ faceChecker, demo }: Configuration): FaceChecks {
  if (faceChecker !== null) return new HttpFaceChecks(faceChecker)
  return demo ? demoFaceChecks : noFaceChecks
}

const shippedMediaOf = ({ demo }: Configuration): MediaFolder | null => (demo ? new MediaFolder(demoMedia) : null)

function verifierOf({ verifier, demo }: Configuration, database: Database): Verifier {
  if (verifier !== null) return new HttpVerifier(verifier)
  return demo ? new DemoVerifier(database) : new NoVerifier()
}

function pictureCheckerOf({ pictureChecker }: Configuration, database: Database): PictureChecker {
  const own = new OwnPictureChecker(database)
  return pictureChecker === null ? own : new HttpPictureChecker(pictureChecker, own)
}
