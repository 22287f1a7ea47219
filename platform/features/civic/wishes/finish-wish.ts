import { checkEvaluation } from '../../../../src/domain/frame/ratings/evaluation'
import { and, desc, eq, sql } from 'drizzle-orm'
import { dateOfDays, daysOfDate, isoDate, parseIsoDate } from '../../../../src/domain/frame/shared/civil-date'
import { checkFinish, checkLetGo } from '../../../../src/domain/civic/wishes/wish-acts'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid } from '../../../kernel/http/refusal'
import { asWritten } from '../../../kernel/shared/as-written'
import { carryOut } from '../../../kernel/cases/carry-out'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import { returnUndoneCommitment, endCommitment, pauseWhenTooMany } from '../commitments/commitments'
import { ownPictures } from '../../../kernel/uploads/own-pictures'
import { lockVolunteer } from '../volunteer-status/require-volunteer'
import { endOwnClaim } from './claim-wish'
import { wishCase } from './wish-case'
import { wishClaims, wishes } from './wishes.schema'
import { wishStepPictures } from './wishes.uploads'

/** A claimant reports that the help was given, on behalf of all claimants. */
export async function finishWish(
  database: Database,
  userId: string,
  { id, ...form }: { readonly id: string; readonly text: string; readonly pictures: readonly string[] },
  now: Date,
): Promise<void> {
  const parsedForm = checkFinish(form)
  if (!parsedForm.ok) throw invalid(parsedForm.reason)
  const pictures = await ownPictures(database, userId, parsedForm.value.pictures, { use: wishStepPictures, now })
  await database.transaction(async (outer) => {
    await lockVolunteer(outer, userId)
    await carryOut(outer, wishCase, {
      id,
      act: 'finish',
      role: 'claimant',
      actorId: userId,
      at: now,
      text: asWritten(parsedForm.value.text),
      pictures,
      also: async (transaction) => {
        await endOwnClaim(transaction, userId, id, 'finished')
        await transaction
          .update(wishClaims)
          .set({ state: 'finished' })
          .where(and(eq(wishClaims.wishId, id), eq(wishClaims.state, 'active')))
        await endCommitment(transaction, { kind: 'wish', caseId: id, outcome: 'done', at: now })
        await pauseWhenTooMany(transaction, userId, now)
      },
    })
  })
}

/**
 * The wisher reports, before they evaluate the help, that it was not given. The wish is then open again for at least a
 * week. The claimant who reported it as done cannot claim it again, and their claim counts as given back. The other
 * claimants can claim it again.
 */
export async function reportNotDone(
  database: Database,
  userId: string,
  { id, text }: { readonly id: string; readonly text: string },
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<void> {
  const reason = checkLetGo({ text })
  if (!reason.ok) throw invalid(reason.reason)
  await database.transaction(async (outer) => {
    const finisherId = await readFinisher(outer, id)
    if (finisherId !== null) await lockVolunteer(outer, finisherId)
    const openUntil = isoDate(dateOfDays(daysOfIso(today) + 7))
    await carryOut(outer, wishCase, {
      id,
      act: 'notDone',
      role: 'wisher',
      actorId: userId,
      at: now,
      text: asWritten(reason.value.text),
      ...(finisherId !== null && { subjectId: finisherId }),
      also: async (transaction, wish) => {
        await transaction
          .update(wishes)
          .set({ placesLeft: wish.wanted, ...(wish.wantedOn < openUntil && { wantedOn: openUntil }) })
          .where(eq(wishes.id, id))
        await transaction
          .update(wishClaims)
          .set({ state: sql`case when ${wishClaims.userId} = ${finisherId} then 'released' else 'cancelled' end` })
          .where(and(eq(wishClaims.wishId, id), eq(wishClaims.state, 'finished')))
        if (finisherId !== null)
          await returnUndoneCommitment(transaction, { kind: 'wish', caseId: id, volunteerId: finisherId, at: now })
      },
    })
  })
}

/** Selects the claimant who last reported that the help was given. */
async function readFinisher(database: Database, wishId: string): Promise<string | null> {
  const step = await queriesOf(database).readOne(
    build
      .select({ actorId: caseSteps.actorId })
      .from(caseSteps)
      .where(and(eq(caseSteps.kind, wishCase.name), eq(caseSteps.caseId, wishId), eq(caseSteps.act, 'finish')))
      .orderBy(desc(caseSteps.id))
      .limit(1),
  )
  return step?.actorId ?? null
}

const daysOfIso = (day: string): number => {
  const date = parseIsoDate(day)
  if (date === null) throw new Error(`${day} is no day`)
  return daysOfDate(date)
}

/** The wisher evaluates the help. */
export async function evaluateWish(
  database: Database,
  userId: string,
  { id, ...form }: { readonly id: string; readonly stars: number; readonly text: string },
  now: Date,
): Promise<void> {
  const parsedForm = checkEvaluation(form)
  if (!parsedForm.ok) throw invalid(parsedForm.reason)
  const { stars, text } = parsedForm.value
  await carryOut(database, wishCase, {
    id,
    act: 'evaluate',
    role: 'wisher',
    actorId: userId,
    at: now,
    text: asWritten(text),
    set: { stars, evaluation: asWritten(text) },
  })
}
