import { spawn, type ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds after which a start has failed. */
const patience = 120_000

/** One process of the platform, as a service manager runs it: started again by the suite after each kill. */
export class PlatformProcess {
  private child: ChildProcess | null = null
  private ended: Promise<unknown> = Promise.resolve()

  constructor(
    readonly port: number,
    private readonly environment: NodeJS.ProcessEnv,
    private readonly logFile: string,
  ) {}

  /**
   * Starts the process; resolves when it is ready.
   * @param imports modules that Node loads first
   * @param more variables of this start alone
   */
  async start(imports: readonly string[] = [], more: NodeJS.ProcessEnv = {}): Promise<void> {
    const log = openSync(this.logFile, 'a')
    const words = [...imports, 'tsx'].flatMap((module) => ['--import', module])
    const child = spawn(process.execPath, [...words, 'platform/main.ts'], {
      stdio: ['ignore', log, log],
      env: { ...this.environment, PORT: String(this.port), ...more },
    })
    this.child = child
    this.ended = new Promise((resolve) => child.once('exit', resolve))
    const until = performance.now() + patience
    while (!(await this.isReady())) {
      if (child.exitCode !== null) throw new Error(`the platform ended with ${child.exitCode}: see ${this.logFile}`)
      if (performance.now() > until) throw new Error(`the platform did not start in ${patience / 1000} s`)
      await pause(50)
    }
  }

  /** Ends it at once; it can do nothing any more. */
  kill(): Promise<unknown> {
    this.child?.kill('SIGKILL')
    return this.ended
  }

  /** Lets it end by itself. */
  stop(): Promise<unknown> {
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
