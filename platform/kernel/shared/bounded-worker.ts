import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectFile } from './project-file'
import { sourceThread } from './source-thread'

export interface WorkerLimits {
  /** Milliseconds for one task. */
  readonly longest: number
  /** The memory of all its objects. */
  readonly mostMegabytes: number
}

/** The task took too long or too much memory. */
export class WorkerOverrun extends Error {}

/** Milliseconds after which a thread without a task ends. */
const idleTime = 30_000

/**
 * A thread for work on what strangers wrote, however slow they make it: the thread of the requests never waits for it,
 * and what exceeds a limit ends it alone. It begins with its first task; tasks come one after the other.
 */
export class BoundedWorker<Task, Answer> {
  private thread: Worker | null = null
  private last: Promise<unknown> = Promise.resolve()
  private idle: NodeJS.Timeout | undefined

  /** @param source the path of its module from the project's folder; it answers each message of its parent with one */
  constructor(
    private readonly source: string,
    private readonly limits: WorkerLimits,
  ) {}

  /** Runs a task; throws `WorkerOverrun` beyond a limit. */
  async run(task: Task): Promise<Answer> {
    const mine = this.last.then(() => this.runNow(task))
    this.last = mine.catch(() => undefined)
    return await mine
  }

  private async runNow(task: Task): Promise<Answer> {
    clearTimeout(this.idle)
    const thread = (this.thread ??= startThread(this.source, this.limits))
    thread.ref()
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise<Answer>((resolve, reject) => {
        timer = setTimeout(() => reject(new WorkerOverrun('the task takes too long')), this.limits.longest)
        thread.once('message', resolve)
        thread.once('error', (error: NodeJS.ErrnoException) =>
          reject(
            error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkerOverrun('the task needs too much memory') : error,
          ),
        )
        thread.once('exit', () => reject(new Error('the thread ended')))
        thread.postMessage(task)
      })
    } catch (error) {
      this.thread = null
      await thread.terminate()
      throw error
    } finally {
      clearTimeout(timer)
      for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event)
      // A thread without a task holds no process.
      thread.unref()
      this.idle = setTimeout(() => this.end(), idleTime).unref()
    }
  }

  private end(): void {
    void this.thread?.terminate()
    this.thread = null
  }
}

function startThread(source: string, { mostMegabytes }: WorkerLimits): Worker {
  const options = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } }
  const isBundled = !import.meta.url.endsWith('.ts')
  if (isBundled) return new Worker(bundled(`${basename(source, '.ts')}.js`), options)
  if (!source.endsWith('.ts')) return new Worker(projectFile(source), options)
  return sourceThread(source, options)
}

/** A program of the bundle (rsbuild.platform.config.ts); this module may be in a part of it, one folder deeper. */
const bundled = (name: string): URL =>
  ['./', '../'].map((folder) => new URL(folder + name, import.meta.url)).find((file) => existsSync(file)) ??
  new URL(name, import.meta.url)
