import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { checkRealName as endpoint } from '../../../contract/identities'
import { errorCodes } from '../../../contract/envelope'
import { checkRealName as checkForm } from '../../../src/domain/identities/real-name-form'
import { asksForFace, offersRealName } from '../../../src/domain/site/switches'
import type { Database } from '../../database/client'
import { invalid, invalidForm, Refusal } from '../../http/refusal'
import { take } from '../../limits/allowance'
import type { Platform } from '../../platform'
import { readSwitches } from '../site/switches'
import { siteDate } from '../site/site-today'
import { users } from '../session/session.schema'
import { identities } from './identities.schema'
import { cardUse, nameUse, readIdentity } from './read-identity'

/** Tries of one member per day: nobody finds out by trying which cards are known here. */
const allowance = { most: 5, window: 86_400_000 }

/**
 * Checks the name and the card of a member, and stores them sealed. Once checked, they stay; one card belongs to one
 * account.
 */
export async function checkRealName(
  database: Database,
  { vault, faceChecks }: Pick<Platform, 'vault' | 'faceChecks'>,
  userId: string,
  { name, card_number: cardNumber, agreed, face }: z.output<typeof endpoint.body>,
  now: Date,
): Promise<void> {
  const switches = await readSwitches(database)
  if (!offersRealName(switches)) throw new Refusal(errorCodes.stateRefuses, null, { state: 'closed' })
  const checked = checkForm({ name, cardNumber, agreed }, await siteDate(database, now))
  if (!checked.ok) throw invalidForm(checked.reason)
  const person = checked.value
  const known = await readIdentity(database, vault, userId)
  if (known !== null) {
    // A repeat, whose first answer was lost.
    if (known.name === person.name && known.card.number === person.cardNumber) return
    throw new Refusal(errorCodes.stateRefuses, null, { state: 'checked' })
  }
  await take(database, `real-name:${userId}`, allowance, now)
  if (asksForFace(switches)) {
    if (!faceChecks.isOffered) throw new Refusal(errorCodes.unavailable)
    if (face === null) throw invalid({ face: 'required' })
    if (!(await faceChecks.verify(face, person))) throw invalid({ face: 'not-recognised' })
  }
  await database.transaction(async (transaction) => {
    const stored = await transaction
      .insert(identities)
      .values({
        userId,
        name: vault.seal(nameUse(userId), person.name),
        card: vault.seal(cardUse(userId), person.cardNumber),
        cardMark: vault.mark('card', person.cardNumber),
        checkedAt: now,
      })
      .onConflictDoNothing()
      .returning({ userId: identities.userId })
    if (stored.length === 0) throw invalid({ card_number: 'taken' })
    await transaction.update(users).set({ realNameVerified: true }).where(eq(users.id, userId))
  })
}
