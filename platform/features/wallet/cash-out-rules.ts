import { eq, inArray } from 'drizzle-orm'
import { usualRules, type CashOutRules } from '../../../src/domain/wallet/cash-out-form'
import type { Database } from '../../database/client'
import type { Payer } from '../../payments/payer'
import { users } from '../session/session.schema'
import { configurations } from '../site/site.schema'

/** What every cash-out keeps to; and where a site has them, narrower limits that browsers show. */
const [general, browsers] = ['transfer', 'h5_transfer'] as const

/** Limits and fee as the site configured them; no channel without a payer. */
export async function cashOutRules(
  database: Database,
  payer: Pick<Payer, 'isOffered'>,
  surface: 'browser' | 'any' = 'any',
): Promise<CashOutRules> {
  const rows = await database
    .select()
    .from(configurations)
    .where(inArray(configurations.code, [general, browsers]))
  const valueOf = (wanted: string) =>
    rows.find(({ code }) => code === wanted)?.value as Partial<CashOutRules> | undefined
  const rules = { ...usualRules, ...valueOf(general), ...(surface === 'browser' ? valueOf(browsers) : {}) }
  return payer.isOffered ? rules : { ...rules, channels: [] }
}

/** Whether the site has limits of their own for browsers. */
export async function hasBrowserRules(database: Database): Promise<boolean> {
  const rows = await database
    .select({ code: configurations.code })
    .from(configurations)
    .where(eq(configurations.code, browsers))
  return rows.length > 0
}

/** A cash-out needs a proven real name. */
export async function hasRealName(database: Database, userId: string): Promise<boolean> {
  const [user] = await database.select({ known: users.realNameVerified }).from(users).where(eq(users.id, userId))
  return user?.known === true
}
