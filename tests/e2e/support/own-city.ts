import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { promisify } from 'node:util'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { platformProgram } from '../../../scripts/build-platform.mjs'
import { platformPort } from './ports'

/** A demo city for one journey, whose acts everybody in a city would see. */
export class OwnCity {
  readonly origin = `http://127.0.0.1:${platformPort + 8}`
  private platform: ChildProcess | null = null
  private readonly variables = {
    ...(process.env as Record<string, string>),
    PORT: String(platformPort + 8),
    DATA_DIR: `${process.env.E2E_DATA_DIR ?? '.cache/e2e-data'}-own`,
    DATABASE_URL: '',
    NODE_ENV: 'production',
    RATE_LIMIT: '0',
    FIRST_VIEW_TIMEOUT: '20',
  }

  /** Seeds the city, and starts its platform. */
  async start(): Promise<void> {
    await rm(this.variables.DATA_DIR, { recursive: true, force: true })
    this.platform = spawn(process.execPath, [platformProgram('main')], { env: this.variables, stdio: 'ignore' })
    const isReady = () =>
      fetch(`${this.origin}/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isReady())) {
      if (this.platform.exitCode !== null) throw new Error('the city ended before it was ready')
      await pause(200)
    }
  }

  /** Runs a command of its office. */
  async operate(...words: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, [platformProgram('operator'), ...words], {
      env: this.variables,
    })
    return stdout
  }

  async end(): Promise<void> {
    const { platform } = this
    if (platform !== null && platform.exitCode === null) {
      const ended = new Promise((resolve) => platform.once('exit', resolve))
      platform.kill('SIGTERM')
      await ended
    }
    await rm(this.variables.DATA_DIR, { recursive: true, force: true })
  }
}
