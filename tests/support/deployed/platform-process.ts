import { spawn, type ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { platformProgram } from '../../../scripts/build-platform.mjs'

/** Milliseconds after which a start has failed. */
const patience = 300_000

/** One process of the platform, as the unit of `deploy/` runs it. */
export class PlatformProcess {
  private child: ChildProcess | null = null
  private ended: Promise<number | null> = Promise.resolve(null)

  /**
   * @param environment what the unit's file gives to a process, and what a test needs besides
   * @param logFile where its output goes; null for the errors alone, on those of this process
   */
  constructor(
    readonly port: number,
    private readonly environment: NodeJS.ProcessEnv,
    private readonly logFile: string | null = null,
  ) {}

  /** The id that the system gives it while it runs. */
  get id(): number {
    return this.child?.pid ?? 0
  }

  /**
   * Starts the process; resolves when it is ready.
   * @param flags flags of Node
   * @param more variables of this start alone
   */
  async start(flags: readonly string[] = [], more: NodeJS.ProcessEnv = {}): Promise<void> {
    const log = this.logFile === null ? null : openSync(this.logFile, 'a')
    const child = spawn(process.execPath, [...flags, '--enable-source-maps', platformProgram('main')], {
      stdio: ['ignore', log ?? 'ignore', log ?? 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        STARTING_PAGE: '0',
        ...this.environment,
        ...more,
        PORT: String(this.port),
      },
    })
    this.child = child
    this.ended = new Promise((resolve) => child.once('exit', resolve))
    // No process outlives the one that started it.
    const kill = (): boolean => child.kill('SIGKILL')
    process.once('exit', kill)
    void this.ended.then(() => process.off('exit', kill))
    const until = performance.now() + patience
    while (!(await this.isReady())) {
      if (child.exitCode !== null)
        throw new Error(`the platform ended with ${child.exitCode}${this.logFile === null ? '' : `: ${this.logFile}`}`)
      if (performance.now() > until) throw new Error(`the platform did not start in ${patience / 1000} s`)
      await pause(50)
    }
  }

  /** Ends it at once; it can do nothing any more. */
  kill(): Promise<number | null> {
    this.child?.kill('SIGKILL')
    return this.ended
  }

  /** Lets it end by itself, as systemd does; resolves with its exit code. */
  stop(): Promise<number | null> {
    this.child?.kill('SIGCONT')
    this.child?.kill('SIGTERM')
    return this.ended
  }

  /** Suspends it: its connections stay open, but nothing answers. */
  freeze(): void {
    this.child?.kill('SIGSTOP')
  }

  thaw(): void {
    this.child?.kill('SIGCONT')
  }

  private async isReady(): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/ready`, { signal: AbortSignal.timeout(3000) }).catch(
      () => null,
    )
    await answer?.body?.cancel()
    return answer?.status === 200
  }
}

/** The variables by which a process finds the store. */
export const variablesOf = (s3: {
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}): Readonly<Record<string, string>> => ({
  S3_ENDPOINT: s3.endpoint ?? '',
  S3_REGION: s3.region,
  S3_BUCKET: s3.bucket,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
})
