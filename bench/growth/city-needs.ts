/** What the bench has measured, per request, stream or resident. */
export interface MeasuredCosts {
  /** Milliseconds of a core of the platform and of PostgreSQL, and bytes of the answer, for each kind of request. */
  readonly drawnPage: RequestCost
  readonly read: RequestCost
  readonly write: RequestCost
  readonly stream: RequestCost
  /** Milliseconds of a core of nginx for a page that it keeps. */
  readonly keptPage: number
  /** Bytes of memory of one process of the platform after traffic, and of an open stream. */
  readonly process: number
  readonly openStream: number
  /** Visits of one article that can be counted in a second: they change the same row. */
  readonly oneArticle: number
  /** Bytes of the database for a resident with an account. */
  readonly resident: number
}

export interface RequestCost {
  readonly platform: number
  readonly postgres: number
  readonly bytes: number
}

/** What is assumed of people. Every other number of the table follows from these and from `MeasuredCosts`. */
export const assumptions = {
  /** Visits of a resident in a day, on average over all residents. */
  visits: 0.3,
  /** The share of members' visits; only pages of guests may be kept by nginx. */
  ofMembers: 0.4,
  /** The number of pages that a visit loads as documents, of its calls that read, and of a member's that write. */
  documents: 1.5,
  reads: 15,
  writes: 3,
  /** Minutes for which a member's visit keeps an event stream open. */
  streamMinutes: 6,
  /** The busiest second against the average one. */
  peak: 6,
  /** Different pages of guests that are asked for, by Zipf's law, each in so many variants of language and look. */
  pages: 10_000,
  variants: 3,
  /**
   * Seconds after which nginx fetches a page again (`FIRST_VIEW_SHARED_FRESH`), and for which it may send it: until
   * another 480 are over, or the office changes something, which is taken for every 300.
   */
  fresh: 120,
  sent: 300,
  /** How busy cores are in the busiest second; the rest is for a process that is replaced, and for bad luck. */
  busy: 0.5,
  /** The share of residents with an account, and of the database that has to be in memory. */
  accounts: 0.6,
  hotShare: 0.2,
  /** Bytes of pictures, scripts and styles in a visit, most of which phones have kept; without sound and video. */
  otherBytes: 600_000,
  /** Bytes that a resident uploads in a year, after resizing. */
  uploads: 500_000,
  /** The share of a day's visits of its most read article. */
  oneArticle: 0.05,
  /**
   * Up to so many residents one machine does everything, and the city stands still when it fails. Above it, another
   * machine of each kind takes over: two for the platform, and one more for the database.
   */
  aloneUpTo: 100_000,
  /** A machine of the table. */
  machine: { cores: 4, gigabytes: 16 },
} as const

/** What a city of so many residents needs. */
export interface CityNeeds {
  readonly residents: number
  /** Documents, reads and writes of the busiest second, and the streams that are open then. */
  readonly peak: {
    readonly documents: number
    readonly reads: number
    readonly writes: number
    readonly streams: number
  }
  /** The share of guests' documents that nginx answers in the busiest second. */
  readonly kept: number
  readonly platform: { readonly cores: number; readonly processes: number; readonly gigabytes: number }
  readonly database: { readonly cores: number; readonly gigabytes: number; readonly disk: number }
  /** Megabytes of kept pages. */
  readonly cache: number
  /** Gigabytes of uploads after three years. */
  readonly store: number
  /** Megabits in the busiest second, and terabytes a month. */
  readonly bandwidth: { readonly megabits: number; readonly terabytes: number }
  /** Machines of four cores and 16 GB that take all of it, and their hours in a month. */
  readonly machines: number
  readonly machineHours: number
  /** The busiest second's visits of one article, as a share of what one row can count. */
  readonly oneArticle: number
}

const day = 86_400
const month = 30.4 * day
const gigabyte = 1e9
/** Memory that a machine needs beside the product, in gigabytes. */
const system = 1

/**
 * The share of requests that find a page in a cache: of pages asked for by Zipf's law, each is fetched once, kept for
 * some seconds, and then fetched by the next request.
 * @param rate requests a second
 */
export function keptShare(rate: number, { pages, fresh }: { readonly pages: number; readonly fresh: number }): number {
  const weights = Array.from({ length: pages }, (_, index) => 1 / (index + 1))
  const all = weights.reduce((sum, each) => sum + each, 0)
  return weights.reduce((sum, weight) => {
    const inFresh = rate * (weight / all) * fresh
    return sum + (weight / all) * (inFresh / (1 + inFresh))
  }, 0)
}

export function needsOf(residents: number, costs: MeasuredCosts): CityNeeds {
  const of = assumptions
  const visits = (residents * of.visits * of.peak) / day
  const peak = {
    documents: visits * of.documents,
    reads: visits * of.reads,
    writes: visits * of.ofMembers * of.writes,
    streams: visits * of.ofMembers * of.streamMinutes * 60,
  }
  const byGuests = peak.documents * (1 - of.ofMembers)
  const kept = keptShare(byGuests / of.variants, { pages: of.pages, fresh: of.sent })
  const drawn = peak.documents - byGuests * keptShare(byGuests / of.variants, of)
  const opened = visits * of.ofMembers
  const coresOf = (part: 'platform' | 'postgres') =>
    (drawn * costs.drawnPage[part] +
      peak.reads * costs.read[part] +
      peak.writes * costs.write[part] +
      opened * costs.stream[part]) /
    1000 /
    of.busy
  const nginx = (byGuests * kept * costs.keptPage) / 1000 / of.busy
  const processes = Math.max(2, Math.ceil(coresOf('platform')))
  const platform = {
    cores: coresOf('platform') + nginx,
    processes,
    gigabytes: (processes * costs.process + peak.streams * costs.openStream) / gigabyte + system,
  }
  const disk = (residents * of.accounts * costs.resident) / gigabyte
  const database = { cores: coresOf('postgres'), gigabytes: Math.max(1, disk * of.hotShare) + system, disk }
  const bytesOfVisit =
    of.documents * costs.drawnPage.bytes +
    of.reads * costs.read.bytes +
    of.ofMembers * of.writes * costs.write.bytes +
    of.otherBytes
  const machinesFor = ({ cores, gigabytes }: { readonly cores: number; readonly gigabytes: number }) =>
    Math.ceil(Math.max(cores / of.machine.cores, gigabytes / of.machine.gigabytes))
  const both = { cores: platform.cores + database.cores, gigabytes: platform.gigabytes + database.gigabytes - system }
  const machines =
    residents <= of.aloneUpTo ? machinesFor(both) : Math.max(2, machinesFor(platform)) + machinesFor(database) + 1
  return {
    residents,
    peak,
    kept,
    platform,
    database,
    cache: (of.pages * of.variants * costs.drawnPage.bytes) / 1e6,
    store: (3 * residents * of.uploads) / gigabyte,
    bandwidth: {
      megabits: (visits * bytesOfVisit * 8) / 1e6,
      terabytes: ((visits / of.peak) * bytesOfVisit * month) / 1e12,
    },
    machines,
    machineHours: (machines * month) / 3600,
    oneArticle: (visits * of.oneArticle) / costs.oneArticle,
  }
}
