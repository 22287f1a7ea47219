import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { checkRealName as endpoint } from '../../../../contract/identities'
import { errorCodes } from '../../../../contract/envelope'
import { identityLifecycle } from '../../../../src/domain/people/identities/identity-lifecycle'
import { checkRealName as checkForm } from '../../../../src/domain/people/identities/real-name-form'
import { asksForFace, offersRealName } from '../../../../src/domain/frame/site/switches'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, invalidForm, Refusal } from '../../../kernel/http/refusal'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import { formLimit } from '../../../kernel/limits/form-limit'
import type { Platform } from '../../../kernel/platform'
import { randomId } from '../../../kernel/shared/random'
import { unsaid } from '../../../kernel/shared/as-written'
import { carryOut } from '../../../kernel/cases/carry-out'
import { addStep } from '../../../kernel/cases/case-steps'
import { unlessRefused } from '../../../kernel/cases/unless-refused'
import { readSwitches } from '../../../kernel/site/switches'
import { siteDate } from '../../../kernel/site/site-today'
import { askVerifierAbout } from './ask-verifier'
import { identities } from './identities.schema'
import { identityCase } from './identity-case'
import { cardUse, nameUse } from './read-identity'

/** The most claims of one member per day, so that nobody finds out by trying which name a card has. */
export const realNameLimit = formLimit('real-name', { most: 5, window: 86_400_000 })
/**
 * The most claims of one card per day, whoever sends them, that the verifier is asked about; further ones go to the
 * office.
 */
const allowanceOfCard = { most: 5, window: 86_400_000 }

/**
 * Stores the name and card that a member claims, sealed, and asks the verifier. The claim is pending until the verifier
 * or the office has answered.
 */
export async function submitRealName(
  database: Database,
  platform: Platform,
  userId: string,
  { name, card_number: cardNumber, agreed, face }: z.output<typeof endpoint.body>,
  now: Date,
): Promise<void> {
  const { vault, faceChecks, verifier } = platform
  const switches = await readSwitches(database)
  if (!offersRealName(switches)) throw new Refusal(errorCodes.stateRefuses, null, { state: 'closed' })
  const parsedForm = checkForm({ name, cardNumber, agreed }, await siteDate(database, now))
  if (!parsedForm.ok) throw invalidForm(parsedForm.reason)
  const person = parsedForm.value
  const earlierClaim = await queriesOf(database).readOne(
    build.select().from(identities).where(eq(identities.id, userId)),
  )
  // The same claim is sent again because its first answer was lost.
  if (earlierClaim?.name && earlierClaim.card)
    if (vault.open(nameUse(userId), earlierClaim.name) === person.name)
      if (vault.open(cardUse(userId), earlierClaim.card) === person.cardNumber) return
  if (earlierClaim?.state === 'verified') throw new Refusal(errorCodes.stateRefuses, null, { state: 'verified' })
  await realNameLimit.consume(database, userId, now)
  if (asksForFace(switches)) {
    if (!faceChecks.isOffered) throw new Refusal(errorCodes.unavailable)
    if (face === null) throw invalid({ face: 'required' })
    if (!(await isSameFace(platform, face, person))) throw invalid({ face: 'not-recognised' })
  }
  const cardMark = vault.mark('card', person.cardNumber)
  const isSeldom = await unlessRefused(() =>
    consumeAllowance(database, `real-name-card:${cardMark}`, allowanceOfCard, now),
  )
  const finding = !verifier.isOffered ? 'no-verifier' : isSeldom ? null : 'often'
  const claim = {
    reference: randomId('claim'),
    name: vault.seal(nameUse(userId), person.name),
    card: vault.seal(cardUse(userId), person.cardNumber),
    cardMark,
    sentAt: now,
    askAt: finding === null ? now : null,
    asked: 0,
    finding,
  } as const
  await storeClaim(database, userId, claim, now)
  if (finding === null) await askVerifierAbout(platform, claim.reference)
}

/** Asks the face check; throws 503 while the service does not answer. */
async function isSameFace(
  { faceChecks, log }: Pick<Platform, 'faceChecks' | 'log'>,
  ...faceCheckInput: Parameters<Platform['faceChecks']['verify']>
): Promise<boolean> {
  try {
    return await faceChecks.verify(...faceCheckInput)
  } catch (error) {
    log.error({ err: error }, 'a face could not be checked')
    throw new Refusal(errorCodes.unavailable, null, {}, { 'retry-after': '30' })
  }
}

type Claim = Omit<typeof identities.$inferInsert, 'id' | 'state' | 'updatedAt'>

async function storeClaim(database: Database, userId: string, claim: Claim, at: Date): Promise<void> {
  const state = identityLifecycle.start
  const by = { role: 'member', actorId: userId, at } as const
  await database.transaction(async (transaction) => {
    const [first] = await transaction
      .insert(identities)
      .values({ ...claim, id: userId, state, updatedAt: at })
      .onConflictDoNothing({ target: identities.id })
      .returning({ id: identities.id })
    if (first === undefined) await carryOut(transaction, identityCase, { ...by, id: userId, act: 'submit', set: claim })
    else
      await addStep(transaction, { ...by, kind: identityCase.name, caseId: userId, act: 'submit', state, text: unsaid })
  })
}
