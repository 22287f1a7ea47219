import { readConfiguration } from './configuration'
import { createPlatform } from './create-platform'
import { keepHouse } from './housekeeping'
import { printWelcome } from './welcome'

/** Milliseconds that running requests get to end when the platform stops. */
const drain = 10_000
const cleanedEvery = 10 * 60_000

try {
  const configuration = readConfiguration(process.env)
  const running = await createPlatform({ configuration, onStep: (step) => process.stdout.write(`  ${step} …\n`) })
  const { app, platform } = running
  const clean = (): void => {
    keepHouse(platform).catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed'))
  }
  setInterval(clean, cleanedEvery).unref()
  clean()

  let stopping = false
  const stop = (signal: string): void => {
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'stopping')
    // Whoever is still connected after that is let go of.
    setTimeout(() => app.server.closeAllConnections(), drain).unref()
    running.close().then(() => process.exit(0), (error: unknown) => {
      app.log.error({ err: error }, 'did not stop cleanly')
      process.exit(1)
    })
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)

  await app.listen({ port: configuration.port, host: configuration.host })
  printWelcome(platform, app.server.address())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
