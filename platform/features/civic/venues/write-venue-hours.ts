import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { errorCodes } from '../../../../contract/envelope'
import type { Transaction } from '../../../kernel/database/client'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { writtenHours } from '../amenities/written-hours'
import { venues } from './venues.schema'

const hoursOrUnknown = z.nullable(writtenHours)

/** Sets the opening hours of a venue, as the office writes them in JSON; null where nobody knows them. */
export async function writeVenueHours(transaction: Transaction, venueId: string, text: string): Promise<void> {
  const parsed = hoursOrUnknown.safeParse(jsonOf(text))
  if (!parsed.success)
    throw invalid(Object.fromEntries(parsed.error.issues.map(({ path }) => [path.join('.') || 'text', 'invalid'])))
  const changed = await transaction
    .update(venues)
    .set({ hours: parsed.data })
    .where(eq(venues.id, venueId))
    .returning({ id: venues.id })
  if (changed.length === 0) throw new Refusal(errorCodes.gone)
}

/** Undefined for a text that is no JSON, which no hours are. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
