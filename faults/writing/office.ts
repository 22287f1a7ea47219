import { and, eq, like } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { payCashOut } from '../../platform/features/civic/wallet/end-cash-out'
import { cashOuts } from '../../platform/features/civic/wallet/wallet.schema'
import { queriesOf } from '../../platform/kernel/database/queries'
import { build } from '../../platform/kernel/database/statement'
import type { Stack } from '../stack/stack'

/** Milliseconds between two looks at the desk. */
const between = 500

/** Somebody at the office who sends every cash-out of the writers to the payer, so that the payer has work. */
export class Office {
  private isOpen = true
  private readonly working: Promise<void>

  constructor(private readonly stack: Stack) {
    this.working = this.work()
  }

  async close(): Promise<void> {
    this.isOpen = false
    await this.working
  }

  private async work(): Promise<void> {
    while (this.isOpen) {
      // While the database is away, the desk is, too.
      await this.payAll().catch(() => undefined)
      await pause(between)
    }
  }

  private async payAll(): Promise<void> {
    const { database } = this.stack.direct
    const isOfWriter = and(eq(cashOuts.state, 'pending'), like(cashOuts.shownAccount, '%@%.example'))
    const ids = await queriesOf(database).readColumn(build.select({ id: cashOuts.id }).from(cashOuts).where(isOfWriter))
    for (const id of ids) await payCashOut(database, id, new Date())
  }
}
