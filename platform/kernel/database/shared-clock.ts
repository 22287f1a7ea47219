import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { rowsOf } from './client'
import type { Database } from './client'

/** Milliseconds between two comparisons. */
const comparedEvery = 60_000
/** Milliseconds that the clocks may differ: less than that is the way to the database, and what NTP corrects by itself. */
const tolerated = 1000

/**
 * The time of a city: that of its database, which all of its processes share. A process whose own clock is wrong would
 * publish early, take codes of the others for expired, and give out codes that live too long.
 */
export class SharedClock {
  /** Milliseconds by which the database's clock is ahead of that of this process. */
  private offset = 0

  /** @param own the clock of this process */
  constructor(
    private readonly database: Database,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
    private readonly own: () => Date = () => new Date(),
  ) {}

  readonly now = (): Date => new Date(this.own().getTime() + this.offset)

  /** Compares the two clocks. While the database does not answer, the last difference holds. */
  async compare(): Promise<void> {
    const before = this.own().getTime()
    const [row] = await rowsOf<{ at: string }>(
      this.database,
      sql`select (extract(epoch from clock_timestamp()) * 1000)::text as at`,
    )
    const after = this.own().getTime()
    // The database has looked at its clock at some moment between the two.
    const [least, most] = [Number(row?.at) - after, Number(row?.at) - before]
    const offset = least <= tolerated && most >= -tolerated ? 0 : Math.round((least + most) / 2)
    if (offset !== 0 && Math.abs(offset - this.offset) > tolerated)
      this.log.warn({ milliseconds: offset }, 'the clock of this machine is wrong: the time of the database is used')
    this.offset = offset
  }

  /** Compares them now and again from now on; returns what ends that. */
  async keep(every = comparedEvery): Promise<() => void> {
    await this.compare()
    const timer = setInterval(() => void this.compare().catch(() => undefined), every).unref()
    return () => clearInterval(timer)
  }
}
