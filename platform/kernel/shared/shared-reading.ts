import { errorCodes } from '../../../contract/envelope'
import { Refusal } from '../http/refusal'
import type { Elapsed } from './elapsed'

/** Milliseconds. */
interface ReadingLimits {
  readonly longest: number
  /** How long a failure stands for the readings that would follow. */
  readonly failedFor: number
}

/**
 * Reads a value anew for all who ask while it is being read. Where every visitor asks, each of them would wait for a
 * database that is away, so a reading has a time limit, and its failure is told to all who ask shortly afterwards.
 */
export class SharedReading<Value> {
  private underway: Promise<Value> | null = null
  private failure: { readonly error: unknown; readonly at: number } | null = null

  constructor(
    private readonly ask: () => Promise<Value>,
    private readonly limits: ReadingLimits,
    private readonly elapsed: Elapsed,
  ) {}

  async read(): Promise<Value> {
    if (this.failure !== null && this.elapsed() - this.failure.at < this.limits.failedFor) throw this.failure.error
    this.underway ??= this.readInTime()
    return await this.underway
  }

  private async readInTime(): Promise<Value> {
    let timer: NodeJS.Timeout | undefined
    const timeLimit = new Promise<never>((_, refuse) => {
      timer = setTimeout(() => refuse(new Refusal(errorCodes.unavailable)), this.limits.longest)
    })
    try {
      const value = await Promise.race([this.ask(), timeLimit])
      this.failure = null
      return value
    } catch (error) {
      this.failure = { error, at: this.elapsed() }
      throw error
    } finally {
      clearTimeout(timer)
      this.underway = null
    }
  }
}
