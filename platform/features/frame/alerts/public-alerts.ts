import type { FastifyBaseLogger } from 'fastify'
import type * as z from 'zod/mini'
import type { getCurrentAlerts } from '../../../../contract/alerts'
import { toldAhead } from '../../../../src/domain/frame/alerts/alert'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Database } from '../../../kernel/database/client'
import { CachedValue } from '../../../kernel/shared/cached-value'
import type { Elapsed } from '../../../kernel/shared/elapsed'
import { alertOf, selectCurrent, type PublicAlert } from './alerts.queries'

/** Milliseconds after which the list is read again in any case, since a notification may be lost. */
const readEvery = 30_000

/** What everybody may read of the alerts now. */
export type CurrentAlertsAnswer = z.input<typeof getCurrentAlerts.answer>

interface AlertsHost {
  readonly database: Database
  readonly now: () => Date
  readonly elapsed: Elapsed
  readonly log: FastifyBaseLogger
}

/**
 * The alerts that everybody may read, which this process holds: every page and every client asks for them, so that no
 * view causes a statement. While the database is away, the last list stands, which begins and ends by the clock.
 */
export class PublicAlerts {
  private readonly list: CachedValue<readonly PublicAlert[]>
  private last: readonly PublicAlert[] | null = null

  constructor(private readonly host: AlertsHost) {
    this.list = new CachedValue(() => selectCurrent(host.database, host.now()), readEvery, host.elapsed)
  }

  /** Has the list read anew when it is next asked for. */
  forget(): void {
    this.list.forget()
  }

  /** What runs, and what begins within a day. */
  async current(language: Language): Promise<CurrentAlertsAnswer> {
    const rows = await this.rows()
    const at = this.host.now()
    const isNear = ({ startsAt, endsAt }: PublicAlert) => startsAt.getTime() <= at.getTime() + toldAhead && endsAt > at
    return { items: rows.filter(isNear).map((row) => alertOf(row, language)), at: at.toISOString() }
  }

  private async rows(): Promise<readonly PublicAlert[]> {
    try {
      return (this.last = await this.list.get())
    } catch (error) {
      if (this.last === null) throw error
      this.host.log.warn({ err: error }, 'the alerts could not be read, the last ones stand')
      return this.last
    }
  }
}
