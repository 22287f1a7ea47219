import { join, resolve } from 'node:path'
import { originOf } from '../../src/domain/frame/shared/parses'
import { environmentReader } from './environment'
import type { Environment } from './environment'
import type { MessengerConfiguration } from './messenger/messenger-api'
import type { OutsideService } from './shared/ask-outside'

/** Everything that the environment decides, read once at start. */
export interface Configuration {
  readonly port: number
  readonly host: string
  /** Whether the address answers 503 with a page while the platform starts; else it refuses connections until then. */
  readonly startingPage: boolean
  /** Directory of the embedded database, uploads and caches. */
  readonly dataDirectory: string
  /** Address of a PostgreSQL; null for the embedded PGlite. */
  readonly databaseUrl: string | null
  /** Origin under which people reach the platform, e.g. https://city.example; null when it is its own host and port. */
  readonly publicOrigin: string | null
  /** Whether HSTS also covers the subdomains of the public origin. */
  readonly hstsSubdomains: boolean
  /** Whether this is a demo city, whose accounts, passwords and text messages everybody may read. */
  readonly demo: boolean
  readonly buildDirectory: string
  /** The origins that may frame the client, as sources of the CSP directive frame-ancestors; `'self'` by default. */
  readonly frameAncestors: readonly string[]
  /** Origins besides our own that pages may connect to. */
  readonly connectSources: readonly string[]
  /** Origins besides our own that pictures, sound and streams may come from. */
  readonly mediaSources: readonly string[]
  /** Origins that may call the API from their own pages. */
  readonly corsOrigins: readonly string[]
  /** The proxies whose X-Forwarded-For is trusted: none, a number of hops, or listed addresses. */
  readonly trustProxy: false | number | string
  /** The header in which the proxy says roughly where a caller is, in lower case; null when it says nothing. */
  readonly areaHeader: string | null
  /** Limit of API requests a minute for each address and process; 0 for no limit. */
  readonly requestsPerMinute: number
  /** Encrypts identity cards and real names; null for a key in the data directory. */
  readonly identityKey: string | null
  /** The previous key, given for the one start that seals everything again with the new key; null otherwise. */
  readonly identityKeyBefore: string | null
  readonly s3: S3Configuration | null
  readonly textMessages: OutsideService | null
  /** The messenger as the platform is registered with it; null where it is not. */
  readonly messenger: MessengerConfiguration | null
  /** The sites that take the members of this one, by one-time codes. */
  readonly partners: readonly PartnerConfiguration[]
  /** The service that verifies real names; null when the office does. */
  readonly verifier: OutsideService | null
  /** The service behind the app's face check; null when there is none. */
  readonly faceChecker: OutsideService | null
  /** The service that decides, besides the office, whether pictures may be published; null when there is none. */
  readonly pictureChecker: OutsideService | null
  /** The hosts of the push services by which devices may be notified; `*.` stands for any part. */
  readonly pushServices: readonly string[]
  /** Origins in our own network that pages and feeds may be read from; the public internet is open without. */
  readonly outsideOrigins: readonly string[]
  /** `host:port` of a ClamAV that scans every upload; null when there is none. */
  readonly malwareScanner: string | null
  /**
   * Whether answers are validated against the contract before they are sent. This is expensive, so only tests and
   * development do it.
   */
  readonly checkAnswers: boolean
  readonly logLevel: string
  /** The address of /metrics, apart from everything else; null when it is not served. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** The collector that traces are sent to, by OTLP over HTTP; null when there is none. */
  readonly tracesEndpoint: string | null
  /** Milliseconds from which a statement is logged as slow; null for none. */
  readonly slowStatement: number | null
  readonly firstView: FirstViewConfiguration
}

export interface PartnerConfiguration {
  readonly origin: string
  /** The partner's address that takes the codes. */
  readonly callback: string
  /** The secret with which the partner's server exchanges a code. */
  readonly secret: string
}

export interface S3Configuration {
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly forcePathStyle: boolean
}

/** How drawn pages are cached and waited for, in seconds. */
export interface FirstViewConfiguration {
  /** How long a page is sent without rendering it again. */
  readonly fresh: number
  /** How long after that a page is still sent while it is drawn again. */
  readonly stale: number
  /** How long a visitor waits for a drawn page before they get the page without content. */
  readonly timeout: number
  /** How long a proxy that asks for the state of the site (`/site-generation`) may send a page to other guests. */
  readonly sharedFresh: number
  /** How long after that it may still send the page while it fetches a new one. */
  readonly sharedStale: number
}

export function readConfiguration(environment: Environment): Configuration {
  const text = environmentReader(environment)
  const list = (name: string): string[] => (text(name) ?? '').split(/[\s,]+/).filter((part) => part !== '')
  const whole = (name: string, otherwise: number): number => {
    const setting = text(name)
    if (setting === null) return otherwise
    const value = Number(setting)
    if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not ${setting}`)
    return value
  }
  const origin = text('PUBLIC_ORIGIN')
  const host = text('HOST') ?? '127.0.0.1'
  return {
    port: whole('PORT', 8787),
    host,
    startingPage: text('STARTING_PAGE') !== '0',
    dataDirectory: resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl: text('DATABASE_URL'),
    publicOrigin: origin === null ? null : new URL(origin).origin,
    hstsSubdomains: text('HSTS_SUBDOMAINS') !== '0',
    demo: readDemo(text('DEMO'), isLoopback(host) && origin === null),
    buildDirectory: resolve(text('BUILD_DIR') ?? 'dist'),
    frameAncestors: list('FRAME_ANCESTORS'),
    connectSources: list('CONNECT_SOURCES'),
    mediaSources: list('MEDIA_SOURCES'),
    // Normalised as browsers write origins, whatever their case, default port or trailing slash.
    corsOrigins: list('CORS_ORIGINS').map((each) => originOf(each) ?? each),
    trustProxy: readTrustProxy(text('TRUST_PROXY')),
    areaHeader: text('AREA_HEADER')?.toLowerCase() ?? null,
    requestsPerMinute: whole('RATE_LIMIT', 1200),
    identityKey: readIdentityKey(text('IDENTITY_KEY')),
    identityKeyBefore: text('IDENTITY_KEY_BEFORE'),
    s3: readS3(text),
    textMessages: readService(text, 'SMS_GATEWAY'),
    messenger: readMessenger(text),
    partners: list('PARTNERS').map(readPartner),
    verifier: readService(text, 'VERIFIER'),
    faceChecker: readService(text, 'FACE_CHECKER'),
    pictureChecker: readService(text, 'PICTURE_CHECKER'),
    pushServices: text('PUSH_SERVICES') === null ? knownPushServices : list('PUSH_SERVICES'),
    outsideOrigins: list('OUTSIDE_ORIGINS').map((each) => originOf(each) ?? each),
    malwareScanner: readScanner(text('MALWARE_SCANNER')),
    checkAnswers: text('CHECK_ANSWERS') === '1' || environment.NODE_ENV === 'test',
    logLevel: text('LOG_LEVEL') ?? 'info',
    metrics:
      text('METRICS_PORT') === null
        ? null
        : { host: text('METRICS_HOST') ?? '127.0.0.1', port: whole('METRICS_PORT', 0) },
    tracesEndpoint: text('OTEL_EXPORTER_OTLP_ENDPOINT'),
    slowStatement: text('SLOW_STATEMENT') === null ? null : whole('SLOW_STATEMENT', 0),
    firstView: {
      fresh: whole('FIRST_VIEW_FRESH', 5),
      stale: whole('FIRST_VIEW_STALE', 60),
      timeout: whole('FIRST_VIEW_TIMEOUT', 3),
      sharedFresh: whole('FIRST_VIEW_SHARED_FRESH', 120),
      sharedStale: whole('FIRST_VIEW_SHARED_STALE', 480),
    },
  }
}

/** The push services of the common browsers. */
const knownPushServices = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

/** A demo is on by default only on a loopback address; anywhere else it must be asked for. */
function readDemo(setting: string | null, otherwise: boolean): boolean {
  if (setting === null) return otherwise
  if (setting !== '0' && setting !== '1') throw new Error(`DEMO must be 0 or 1, not ${setting}`)
  return setting === '1'
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)
}

function readTrustProxy(setting: string | null): false | number | string {
  if (setting === null || setting === '0') return false
  return /^\d+$/.test(setting) ? Number(setting) : setting
}

/** The key must be long enough that it cannot be guessed. */
function readIdentityKey(setting: string | null): string | null {
  if (setting !== null && setting.length < 32) throw new Error('IDENTITY_KEY must have 32 characters or more')
  return setting
}

function readS3(text: (name: string) => string | null): S3Configuration | null {
  const bucket = text('S3_BUCKET')
  if (bucket === null) return null
  const accessKeyId = text('S3_ACCESS_KEY_ID')
  const secretAccessKey = text('S3_SECRET_ACCESS_KEY')
  if (accessKeyId === null || secretAccessKey === null)
    throw new Error('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  return {
    endpoint: requireTls('S3_ENDPOINT', text('S3_ENDPOINT')),
    region: text('S3_REGION') ?? 'us-east-1',
    bucket,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: text('S3_PATH_STYLE') !== '0',
  }
}

function readMessenger(text: (name: string) => string | null): MessengerConfiguration | null {
  const [appId, appSecret] = [text('MESSENGER_APP_ID'), text('MESSENGER_APP_SECRET')]
  if (appId === null && appSecret === null) return null
  if (appId === null || appSecret === null)
    throw new Error('MESSENGER_APP_ID and MESSENGER_APP_SECRET belong together: one of them is missing')
  return {
    appId,
    appSecret,
    apiUrl: requireTls('MESSENGER_API_URL', text('MESSENGER_API_URL') ?? 'https://api.weixin.qq.com'),
    loginUrl: requireTls(
      'MESSENGER_LOGIN_URL',
      text('MESSENGER_LOGIN_URL') ?? 'https://open.weixin.qq.com/connect/oauth2/authorize',
    ),
  }
}

/** Reads `address|secret`. */
function readPartner(entry: string): PartnerConfiguration {
  const [callback = '', secret = ''] = entry.split('|')
  const origin = originOf(callback)
  // The message does not repeat the entry, which may hold the secret.
  if (origin === null || secret.length < 32)
    throw new Error('PARTNERS must be a list of address|secret, each secret with 32 characters or more')
  return { origin, callback: requireTls('PARTNERS', callback), secret }
}

function readScanner(setting: string | null): string | null {
  if (setting !== null && !/^(?:[\w.-]+|\[[\da-f:]+\]):\d+$/i.test(setting))
    throw new Error(`MALWARE_SCANNER must be host:port, not ${setting}`)
  return setting
}

/** The service of `<name>_URL`, with the token of `<name>_TOKEN`; null when there is none. */
function readService(text: (name: string) => string | null, name: string): OutsideService | null {
  const url = text(`${name}_URL`)
  return url === null ? null : { url: requireTls(`${name}_URL`, url), token: text(`${name}_TOKEN`) }
}

/**
 * Returns the address of a service. Requires TLS unless it is on this machine, so that personal data never leaves the
 * machine unencrypted.
 */
function requireTls<Address extends string | null>(name: string, address: Address): Address {
  if (address === null) return address
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:' && !isLoopback(hostname.replace(/^\[|\]$/g, '')))
    throw new Error(`${name} must be an https address: what is sent there is personal`)
  return address
}

/**
 * The directories of the embedded database, of uploads, of files that are still worked on, of resized pictures, and of
 * the notes about backups that are being written.
 */
export function directoriesOf(dataDirectory: string) {
  return {
    database: join(dataDirectory, 'database'),
    uploads: join(dataDirectory, 'uploads'),
    incoming: join(dataDirectory, 'incoming'),
    images: join(dataDirectory, 'images'),
    backups: join(dataDirectory, 'unfinished-backups'),
  } as const
}
