/** Seconds that separate a quick answer from a slow one. */
const answers = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10]
const jobs = [0.01, 0.1, 1, 10, 60, 600]

/** How long something takes, in seconds. */
export const durations = {
  townsquare_request_seconds: {
    help: 'Requests by the pattern of their route, never by their address',
    labels: ['route', 'method', 'status'],
    buckets: answers,
  },
  townsquare_job_seconds: { help: 'Runs of what the platform does by time', labels: ['job', 'outcome'], buckets: jobs },
} as const

/** What is counted. */
export const counts = {
  townsquare_first_views_total: {
    help: 'Pages that were sent: from the cache, drawn for the request, or empty because it could not be drawn',
    labels: ['from'],
  },
  townsquare_ledger_faults_total: {
    help: 'Differences that the nightly checks of money have found',
    labels: ['ledger'],
  },
} as const

/** What has a size at present. */
export const levels = {
  townsquare_database_connections: { help: 'Connections to PostgreSQL, and statements that wait for one', label: 'of' },
  townsquare_first_views_waiting: { help: 'Pages that are drawn or wait to be', label: 'of' },
  townsquare_event_streams: { help: 'Open streams of events', label: 'of' },
} as const

type Labels<Names extends readonly string[]> = Readonly<Record<Names[number], string>>

/**
 * What operators watch. Labels name parts of the platform, and never anything of a person: no address, no id, no
 * network.
 */
export interface Metrics {
  /** Notes how long something took. */
  observe<Name extends keyof typeof durations>(
    name: Name,
    seconds: number,
    labels: Labels<(typeof durations)[Name]['labels']>,
  ): void
  count<Name extends keyof typeof counts>(
    name: Name,
    labels: Labels<(typeof counts)[Name]['labels']>,
    times?: number,
  ): void
  /**
   * Reads a level whenever somebody asks for the metrics.
   * @param of which of several it is, such as one of two queues
   */
  watch(name: keyof typeof levels, of: string, read: () => number): void
}

/** Metrics that nobody watches. */
export const noMetrics: Metrics = { observe: () => undefined, count: () => undefined, watch: () => undefined }

/** Runs a job, and measures how long it takes and whether it fails. */
export async function measured(metrics: Metrics, job: string, run: () => Promise<void>): Promise<void> {
  const from = performance.now()
  const end = (outcome: 'done' | 'failed') =>
    metrics.observe('townsquare_job_seconds', (performance.now() - from) / 1000, { job, outcome })
  try {
    await run()
    end('done')
  } catch (error) {
    end('failed')
    throw error
  }
}
