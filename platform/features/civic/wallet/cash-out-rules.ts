import { eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { cashOutChannels, usualRules, type CashOutRules } from '../../../../src/domain/civic/wallet/cash-out-form'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Payer } from '../../../kernel/payments/payer'
import { configurations } from '../../../kernel/site/site.schema'

/**
 * The codes of two configurations: `general` has the limits of all cash-outs, `browsers` has optional narrower limits
 * that browsers show.
 */
const [general, browsers] = ['transfer', 'h5_transfer'] as const

const cents = z.int().check(z.minimum(0))
const limits = z.partial(
  z.object({
    channels: z.array(z.enum(cashOutChannels)),
    least: cents,
    most: cents,
    mostPerDay: cents,
    feeRate: cents,
    leastFee: cents,
  }),
)

/** The documents by which a site configures its cash-outs: amounts in cents, the fee in ten-thousandths. */
export const cashOutDocuments = { [general]: limits, [browsers]: limits }

/** Limits and fee as the site configured them; without a payer there are no channels. */
export async function cashOutRules(
  database: Database,
  payer: Pick<Payer, 'isOffered'>,
  surface: 'browser' | 'any' = 'any',
): Promise<CashOutRules> {
  const rows = await queriesOf(database).read(
    build
      .select()
      .from(configurations)
      .where(inArray(configurations.code, [general, browsers])),
  )
  const valueOf = (conditionName: string) =>
    rows.find(({ code }) => code === conditionName)?.value as Partial<CashOutRules> | undefined
  const rules = { ...usualRules, ...valueOf(general), ...(surface === 'browser' ? valueOf(browsers) : {}) }
  return payer.isOffered ? rules : { ...rules, channels: [] }
}

/** Whether the site has limits for browsers alone. */
export async function hasBrowserRules(database: Database): Promise<boolean> {
  const rows = await queriesOf(database).read(
    build.select({ code: configurations.code }).from(configurations).where(eq(configurations.code, browsers)),
  )
  return rows.length > 0
}
