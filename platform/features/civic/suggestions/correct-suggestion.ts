import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { correctSuggestion as endpoint } from '../../../../contract/suggestion-acts'
import { carryOut } from '../../../kernel/cases/carry-out'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { errorCodes } from '../../../../contract/envelope'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import type { Vault } from '../../../kernel/shared/vault'
import { checkedSuggestion } from './create-suggestion'
import { suggestionCase } from './suggestion-case'
import { suggestions } from './suggestions.schema'

/** The most corrections that one person may send per day. */
const correctionLimit = formLimit('suggestion-correction', { most: 30, window: 86_400_000 })

/** The author corrects a suggestion that no department has accepted yet. */
export async function correctSuggestion(
  { database, vault }: { readonly database: Transaction; readonly vault: Vault },
  userId: string,
  { id, kept, ...body }: z.output<typeof endpoint.body>,
  now: Date,
): Promise<void> {
  const row = await queriesOf(database).readOne(
    build
      .select()
      .from(suggestions)
      .where(and(eq(suggestions.id, id), eq(suggestions.userId, userId))),
  )
  if (row === null) throw new Refusal(errorCodes.gone)
  const media = [...row.pictures, ...(row.video === null ? [] : [row.video])]
  if (kept.some((index) => index >= media.length)) throw invalid({ pictures: 'unknown' })
  const keptMedia = new Set(kept.map((index) => media[index]))
  const { departmentId, ...said } = await checkedSuggestion({ database, vault }, userId, body, {
    id,
    now,
    keptPictures: row.pictures.filter((url) => keptMedia.has(url)),
    keptVideo: row.video !== null && keptMedia.has(row.video) ? row.video : null,
  })
  await correctionLimit.consume(database, userId, now)
  await carryOut(database, suggestionCase, {
    id,
    act: 'correct',
    role: 'author',
    actorId: userId,
    at: now,
    // Of two corrections at once, the second would keep pictures that the first took out.
    when: eq(suggestions.corrections, row.corrections),
    set: {
      ...said,
      departmentId,
      corrections: row.corrections + 1,
      // Another department has its own days, from now on.
      ...(departmentId === row.departmentId ? { acceptDueAt: row.acceptDueAt } : {}),
    },
    also: async (transaction) => {
      // The step of the sending does not name either who does not want to be named any more.
      await transaction
        .update(caseSteps)
        .set({ actorId: said.isAnonymous ? null : userId })
        .where(and(eq(caseSteps.kind, suggestionCase.name), eq(caseSteps.caseId, id), eq(caseSteps.role, 'author')))
    },
  })
}
