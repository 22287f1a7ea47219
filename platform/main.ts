import { setTimeout as pause } from 'node:timers/promises'
import { readConfiguration } from './kernel/configuration'
import { createPlatform } from './create-platform'
import { cleanUp, keepCarryingOn, logJobFailure } from './clean-up'
import { UnfitDatabase, unfitDatabaseCode } from './kernel/database/unfit-database'
import { noMetrics } from './kernel/metrics/metrics'
import type { MetricsAddress } from './kernel/metrics/serve-metrics'
import { openOperatorSocket, socketAddress } from './kernel/operator/operator-socket'
import { openStartingServer } from './kernel/starting/starting-server'
import { terminalProgress } from './kernel/starting/terminal-progress'
import { operateWhole } from './operate-whole'
import { noTracing, type Tracing } from './kernel/tracing/tracing'
import { printWelcome } from './welcome'

/** Milliseconds that running requests get to end when the platform stops. */
const drain = 10_000
/** Milliseconds that the last traces get to be sent. */
const lastTraces = 2000
const cleanedEvery = 10 * 60_000
/** Milliseconds between two runs of what each feature carries on. */
const carriedOnAfter = 2000

try {
  const configuration = readConfiguration(process.env)
  // The address is opened before anything that takes long, so that an address already in use is reported at once.
  const startingServer = configuration.startingPage ? await openStartingServer(configuration) : null
  const reportProgress = terminalProgress(process.stdout)
  const metrics = configuration.metrics === null ? null : await watched(configuration.metrics)
  const tracing = configuration.tracesEndpoint === null ? noTracing : await openTraces(configuration.tracesEndpoint)
  const running = await createPlatform({
    configuration,
    metrics: metrics?.metrics ?? noMetrics,
    tracing,
    onProgress: (progress) => {
      reportProgress(progress)
      startingServer?.onProgress(progress)
    },
  })
  const { app, platform } = running
  const abortOnEnd = new AbortController()
  let cleaning: Promise<void> = Promise.resolve()
  const clean = (): void => {
    cleaning = cleanUp(platform, undefined, abortOnEnd.signal).catch((error: unknown) =>
      logJobFailure(platform, 'clean-up', error),
    )
  }
  setInterval(clean, cleanedEvery).unref()
  clean()
  const carrying = keepCarryingOn(platform, { ending: abortOnEnd.signal, after: carriedOnAfter })

  let operator: Awaited<ReturnType<typeof openOperatorSocket>> | null = null
  let stopping = false
  const stop = (signal: string): void => {
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'stopping')
    // Connections that are still open after this time are closed.
    setTimeout(() => app.server.closeAllConnections(), drain).unref()
    operator?.close()
    void metrics?.server.close()
    // Background work gets time to end first, because the database closes with the platform.
    abortOnEnd.abort()
    const background = Promise.all([cleaning, carrying])
    Promise.race([background, pause(drain, undefined, { ref: false })])
      .then(running.close)
      .then(() => Promise.race([tracing.close(), pause(lastTraces, undefined, { ref: false })]))
      .then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'did not stop cleanly')
          process.exit(1)
        },
      )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)

  // Only one process can open an embedded database, so the operator's commands run in this process.
  if (configuration.databaseUrl === null)
    operator = await openOperatorSocket(socketAddress(configuration.dataDirectory), (words, onProgress) =>
      operateWhole(platform, words, platform.now(), onProgress),
    )

  await startingServer?.close()
  await app.listen({ port: startingServer?.port ?? configuration.port, host: configuration.host })
  printWelcome(platform, app.server.address())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(error instanceof UnfitDatabase ? unfitDatabaseCode : 1)
}

/** Sends traces. What sends them is loaded only where somebody collects them. */
async function openTraces(endpoint: string): Promise<Tracing> {
  const { openTelemetry } = await import('./kernel/tracing/open-telemetry')
  return openTelemetry(endpoint)
}

/** Serves metrics. What collects them is loaded only where somebody watches. */
async function watched(address: MetricsAddress) {
  const [{ PrometheusMetrics }, { serveMetrics }] = await Promise.all([
    import('./kernel/metrics/prometheus-metrics'),
    import('./kernel/metrics/serve-metrics'),
  ])
  const metrics = new PrometheusMetrics()
  return { metrics, server: await serveMetrics(metrics, address) }
}
