import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { id, mediaUrl } from '../../../../contract/fields'
import { saysPosition } from '../../../kernel/publishing/written-fields'
import { latitude, longitude } from '../../../../contract/coordinates'
import { errorCodes } from '../../../../contract/envelope'
import { accessibilityMarks, amenityKinds } from '../../../../src/domain/civic/amenities/amenity'
import type { Transaction } from '../../../kernel/database/client'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { jsonOf, misfit } from '../../../kernel/operator/written-json'
import { siteToday } from '../../../kernel/site/site-today'
import { indexThings } from '../../frame/search-index/found-things'
import { foundAmenities } from './amenities.found'
import { amenities } from './amenities.schema'
import { writtenHours, writtenWords } from './written-hours'

/** A place as the office writes it: with the names of `getAmenity`, and each text in both languages. */
const writtenAmenity = z.strictObject({
  kind: z.enum(amenityKinds),
  name: writtenWords,
  intro: writtenWords,
  address: writtenWords,
  hours: z.nullable(writtenHours),
  phone: z.nullable(z.string().check(z.regex(/^[+\d][\d -]{2,24}$/))),
  accessibility: z.array(z.enum(accessibilityMarks)),
  /** '' without one. */
  cover: z.union([mediaUrl, z.literal('')]),
  latitude,
  longitude,
})

/**
 * Writes a place, new or in place of what its entry said before; it is then checked as of today.
 * @param text the place as JSON; with fewer fields, it changes these fields of a place that is there
 */
export async function writeAmenity(transaction: Transaction, amenityId: string, text: string, at: Date): Promise<void> {
  if (!id.safeParse(amenityId).success) throw invalid({ id: 'invalid' })
  const given = jsonOf(text)
  const whole = writtenAmenity.check(saysPosition).safeParse(given)
  const part = z.partial(writtenAmenity).check(saysPosition).safeParse(given)
  const checkedOn = await siteToday(transaction, at)
  if (whole.success)
    await transaction
      .insert(amenities)
      .values({ id: amenityId, ...whole.data, checkedOn })
      .onConflictDoUpdate({ target: amenities.id, set: { ...whole.data, checkedOn } })
  else if (part.success && Object.keys(part.data).length > 0) await change(transaction, amenityId, part.data, checkedOn)
  else throw misfit(part.error?.issues ?? [{ path: [] }])
  await indexThings(transaction, foundAmenities, [amenityId])
}

/** Somebody was there today, and the entry is right. */
export async function checkAmenity(transaction: Transaction, amenityId: string, at: Date): Promise<void> {
  await change(transaction, amenityId, {}, await siteToday(transaction, at))
}

/** Removes a place that no longer exists. */
export async function removeAmenity(transaction: Transaction, amenityId: string): Promise<void> {
  const removed = await transaction.delete(amenities).where(eq(amenities.id, amenityId)).returning({ id: amenities.id })
  if (removed.length === 0) throw new Refusal(errorCodes.gone)
  await indexThings(transaction, foundAmenities, [amenityId])
}

async function change(
  transaction: Transaction,
  amenityId: string,
  part: Partial<typeof amenities.$inferInsert>,
  checkedOn: string,
): Promise<void> {
  const changed = await transaction
    .update(amenities)
    .set({ ...part, checkedOn })
    .where(eq(amenities.id, amenityId))
    .returning({ id: amenities.id })
  if (changed.length === 0) throw new Refusal(errorCodes.gone)
}
