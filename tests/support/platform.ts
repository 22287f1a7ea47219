import type { InjectOptions } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import { ownClientHeader, type Endpoint, type Schema } from '../../contract/endpoint'
import { errorCodes } from '../../contract/envelope'
import type { PictureChecker } from '../../platform/kernel/content-check/picture-checker'
import { readConfiguration } from '../../platform/kernel/configuration'
import type { Configuration } from '../../platform/kernel/configuration'
import { createPlatform } from '../../platform/create-platform'
import type { RunningPlatform } from '../../platform/create-platform'
import type { DatabaseConnection } from '../../platform/kernel/database/client'
import { sessions, users } from '../../platform/kernel/members/members.schema'
import { PasswordHashes } from '../../platform/kernel/members/password-hashes'
import type { TextMessages } from '../../platform/kernel/messages-out/text-messages'
import type { OutsideNetwork } from '../../platform/kernel/outside/open-outside'
import type { Metrics } from '../../platform/kernel/metrics/metrics'
import type { Tracing } from '../../platform/kernel/tracing/tracing'
import type { DemoStep } from '../../platform/demo/seeding/demo-step'
import type { PlatformFeature } from '../../platform/kernel/platform'
import { randomToken, type RandomNumbers } from '../../platform/kernel/shared/random'
import type { StorageLimits } from '../../platform/kernel/storage/storage-limits'
import { digest } from '../../platform/kernel/shared/signer'
import type { OnProgress } from '../../platform/kernel/starting/progress'
import type { Verifier } from '../../platform/kernel/verification/verifier'
import { watchLockOrder } from './lock-order'
import { openSnapshot, snapshotOf, type Snapshot } from './pglite-snapshot'
import { emptyPglite, filesBelow, freshPglite, readOrMakeSnapshot } from './pglite-template'

/** A clock that stands still until it is moved. */
export class TestClock {
  constructor(private at = new Date('2026-03-05T08:00:00.000Z')) {}
  readonly now = (): Date => new Date(this.at)
  private passed = 0
  readonly elapsed = (): number => this.passed
  /**
   * Advances the time.
   * @param seconds how far
   */
  advance(seconds: number): void {
    this.at = new Date(this.at.getTime() + seconds * 1000)
    this.passed += seconds * 1000
  }
}

/** Records text messages instead of sending them. */
export class RecordedTextMessages implements TextMessages {
  readonly goTo: TextMessages['goTo'] = 'gateway'
  readonly sent: { phone: string; text: string }[] = []
  async send(phone: string, text: string): Promise<void> {
    this.sent.push({ phone, text })
  }

  /** The last code sent to a number. */
  lastCode(phone: string): string {
    const message = this.sent.filter((each) => each.phone === phone).at(-1)
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
  }
}

export interface Answer {
  readonly status: number
  readonly code: number
  // The data of the answer, which the platform itself validates against the contract.
  readonly data: any
  readonly msg: string
  readonly headers: Record<string, string | string[] | number | undefined>
}

interface Parts {
  readonly path?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: unknown
  readonly token?: string
  readonly headers?: Record<string, string>
  /** Network address of the caller. */
  readonly from?: string
}

type AskedEndpoint<Body extends Schema, Given extends Schema> = Pick<Endpoint, 'method' | 'url' | 'name'> & {
  readonly body: Body
  readonly answer: Given
}
interface AskedParts<Body extends Schema> extends Parts {
  readonly body?: z.input<Body>
}

export interface TestPlatform extends RunningPlatform {
  readonly clock: TestClock
  readonly textMessages: RecordedTextMessages
  readonly dataDirectory: string
  /** Sends an endpoint of the contract in process. */
  call(endpoint: Pick<Endpoint, 'method' | 'url'>, parts?: Parts): Promise<Answer>
  /**
   * Sends an endpoint with the types of the contract, and returns the data of its answer; throws when it is refused.
   */
  ask<Body extends Schema, Given extends Schema>(
    endpoint: AskedEndpoint<Body, Given>,
    parts?: AskedParts<Body>,
  ): Promise<z.input<Given>>
  /** Puts a user and a session into the database; answers with the token. */
  logIn(user?: { id?: string; phone?: string | null; nickname?: string }): Promise<{ id: string; token: string }>
}

export interface TestPlatformOptions {
  readonly connection?: DatabaseConnection
  readonly configuration?: Partial<Configuration>
  readonly features?: readonly PlatformFeature[]
  readonly demoSteps?: readonly DemoStep[]
  /** Seeds the demo city; off by default. */
  readonly seed?: boolean
  /** Where its clock stands at first, for a city that is seeded at another hour. */
  readonly startsAt?: Date
  readonly onProgress?: OnProgress
  /**
   * The verifier of real names. When omitted, every name is confirmed; null stands for the configuration's verifier.
   */
  readonly verifier?: Verifier | null
  readonly pictureChecker?: PictureChecker
  readonly randomNumbers?: RandomNumbers
  readonly outsideNetwork?: OutsideNetwork
  readonly storageLimits?: StorageLimits
  readonly metrics?: Metrics
  readonly tracing?: Tracing
}

/** Verifies every real name. */
const trustingVerifier: Verifier = { isOffered: true, verify: async () => 'fits' }

/** Real hashes at almost no cost; the real cost has a test of its own. */
const quickPasswords = (): PasswordHashes => new PasswordHashes(8)

/** The demo city of all features, seeded at the time of the tests' clock. */
let city: Promise<Snapshot> | null = null

/**
 * A copy of the city in a new database. Seeding takes long, so the city is seeded once for all files of a worker, and
 * kept for other workers and later runs as long as no source of the platform changes.
 */
export async function demoPglite(): Promise<DatabaseConnection> {
  city ??= readOrMakeCity()
  return await openSnapshot(await city)
}

async function readOrMakeCity(): Promise<Snapshot> {
  const folders = await Promise.all(['platform', 'contract', 'src/domain'].map(filesBelow))
  const sources = folders.flat().filter((name) => /\.(ts|sql|json|md)$/.test(name))
  return await readOrMakeSnapshot(
    'city',
    [...sources, 'tests/support/platform.ts', 'tests/support/pglite-snapshot.ts', 'package-lock.json'],
    async () => {
      const connection = await freshPglite()
      const platform = await startPlatform({ connection, seed: true })
      const snapshot = await snapshotOf(connection)
      await platform.close()
      return snapshot
    },
  )
}

/**
 * Whether a test is about the seeding itself, which it is when it has features or an hour of its own, or listens to the
 * progress.
 */
const isAboutTheMaking = ({ features, onProgress, startsAt }: TestPlatformOptions): boolean =>
  features !== undefined || onProgress !== undefined || startsAt !== undefined

/**
 * Starts a whole platform in this process: with an empty embedded database unless another is given, a clock that stands
 * still, and no log.
 */
export async function startPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'townsquare-test-'))
  const clock = new TestClock(options.startsAt)
  const textMessages = new RecordedTextMessages()
  const configuration: Configuration = {
    ...readConfiguration({
      NODE_ENV: 'test',
      DATA_DIR: dataDirectory,
      BUILD_DIR: join(dataDirectory, 'dist'),
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      IDENTITY_KEY: 'the same for all tests, whatever their directory',
    }),
    ...options.configuration,
  }
  const connection =
    options.connection ??
    (options.seed === true && !isAboutTheMaking(options) ? await demoPglite() : await emptyPglite())
  const wrongLocks = watchLockOrder(connection)
  const running = await createPlatform({
    configuration,
    now: clock.now,
    elapsed: clock.elapsed,
    textMessages,
    passwords: quickPasswords(),
    seed: options.seed ?? false,
    connection,
    ...(options.verifier === null ? {} : { verifier: options.verifier ?? trustingVerifier }),
    ...(options.randomNumbers ? { randomNumbers: options.randomNumbers } : {}),
    ...(options.pictureChecker ? { pictureChecker: options.pictureChecker } : {}),
    ...(options.features ? { features: options.features } : {}),
    ...(options.demoSteps ? { demoSteps: options.demoSteps } : {}),
    ...(options.onProgress ? { onProgress: options.onProgress } : {}),
    ...(options.outsideNetwork ? { outsideNetwork: options.outsideNetwork } : {}),
    ...(options.storageLimits ? { storageLimits: options.storageLimits } : {}),
    ...(options.metrics ? { metrics: options.metrics } : {}),
    ...(options.tracing ? { tracing: options.tracing } : {}),
  })
  let users = 0
  return {
    ...running,
    clock,
    textMessages,
    dataDirectory,
    call: (endpoint, parts) => callPlatform(running, endpoint, parts),
    ask: async (endpoint, parts) => {
      const { code, data } = await callPlatform(running, endpoint, parts)
      if (code !== errorCodes.ok) throw new Error(`${endpoint.name} was refused with ${code}: ${JSON.stringify(data)}`)
      return data
    },
    logIn: (user) => insertMember(running, clock, { id: `user-${(users += 1)}`, ...user }),
    close: async () => {
      await running.close()
      await rm(dataDirectory, { recursive: true, force: true })
      const wrong = wrongLocks()
      if (wrong.length > 0) throw new Error(`Rows are locked in more than one order:\n${wrong.join('\n')}`)
    },
  }
}

async function callPlatform(
  { app }: RunningPlatform,
  endpoint: Pick<Endpoint, 'method' | 'url'>,
  parts: Parts = {},
): Promise<Answer> {
  const path = endpoint.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts.path?.[name] ?? ''))
  const request: InjectOptions = {
    method: endpoint.method,
    url: path,
    query: parts.query ?? {},
    headers: {
      [ownClientHeader]: 'townsquare',
      ...(parts.token === undefined ? {} : { authorization: parts.token }),
      ...parts.headers,
    },
    ...(parts.body === undefined ? {} : { payload: parts.body as object }),
    ...(parts.from === undefined ? {} : { remoteAddress: parts.from }),
  }
  const response = await app.inject(request)
  const envelope = response.json<{ code: number; data: unknown; msg: string }>()
  return { status: response.statusCode, headers: response.headers, ...envelope }
}

async function insertMember(
  { database }: RunningPlatform,
  clock: TestClock,
  user: { id: string; phone?: string | null; nickname?: string },
): Promise<{ id: string; token: string }> {
  const { id, phone = null, nickname = 'Tester' } = user
  const now = clock.now()
  const token = randomToken()
  await database.insert(users).values({ id, phone, nickname, avatar: '', createdAt: now })
  await database.insert(sessions).values({
    tokenHash: digest(token),
    userId: id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 7 * 86_400_000),
    // This time lies ahead, so that the session never becomes idle. Most tests that move the clock are about something
    // else.
    usedAt: new Date(now.getTime() + 7 * 86_400_000),
  })
  return { id, token }
}
