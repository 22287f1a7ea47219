import { checkEvaluation } from '../../../../src/domain/frame/ratings/evaluation'
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { errorCodes } from '../../../../contract/envelope'
import { checkActText, reopenReasonRule } from '../../../../src/domain/civic/suggestions/suggestion-form'
import { authorActsOn } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import { carryOut } from '../../../kernel/cases/carry-out'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { asWritten } from '../../../kernel/shared/as-written'
import { afterDays } from './create-suggestion'
import { suggestionCase } from './suggestion-case'
import { departments, suggestions } from './suggestions.schema'

const byAuthor = (id: string, userId: string, at: Date) => ({ id, role: 'author', actorId: userId, at }) as const

/** The author confirms that the answer settles it. */
export async function confirmSuggestion(database: Database, userId: string, id: string, at: Date): Promise<void> {
  await carryOut(database, suggestionCase, { ...byAuthor(id, userId, at), act: 'confirm', set: { asker: null } })
}

/**
 * The author sends the answer back with a reason. The department promises its days for an answer anew. After two
 * reopenings the suggestion goes to the superior office, once.
 */
export async function reopenSuggestion(
  database: Database,
  userId: string,
  { id, text }: { readonly id: string; readonly text: string },
  at: Date,
): Promise<void> {
  const reason = checkActText({ text }, reopenReasonRule)
  if (!reason.ok) throw invalid(reason.reason)
  const superior = alias(departments, 'superior')
  const current = await queriesOf(database).readOne(
    build
      .select({
        state: suggestions.state,
        reopenings: suggestions.reopenings,
        isEscalated: suggestions.isEscalated,
        asker: suggestions.asker,
        followUps: suggestions.followUps,
        departmentId: suggestions.departmentId,
        days: departments.replyDays,
        superiorId: superior.id,
        superiorDays: superior.replyDays,
      })
      .from(suggestions)
      .innerJoin(departments, eq(departments.id, suggestions.departmentId))
      .leftJoin(superior, eq(superior.id, departments.superiorId))
      .where(and(eq(suggestions.id, id), eq(suggestions.userId, userId))),
  )
  if (current === null) throw new Refusal(errorCodes.gone)
  const { state, reopenings, departmentId, superiorId } = current
  const act = authorActsOn({ ...current, hasSuperior: superiorId !== null }).find(
    (each) => each === 'reopen' || each === 'escalate',
  )
  if (act === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state })
  const days = act === 'escalate' ? (current.superiorDays ?? 0) : current.days
  await carryOut(database, suggestionCase, {
    ...byAuthor(id, userId, at),
    act,
    text: asWritten(reason.value.text),
    // Of two reopenings at once, the second finds other values, and is refused.
    when: and(eq(suggestions.reopenings, reopenings), eq(suggestions.departmentId, departmentId)),
    set: {
      replyDueAt: afterDays(at, days),
      repliedAt: null,
      asker: null,
      ...(act === 'escalate' && superiorId !== null
        ? { departmentId: superiorId, isEscalated: true }
        : { reopenings: reopenings + 1 }),
    },
  })
}

/** The author rates how the suggestion was dealt with. */
export async function evaluateSuggestion(
  database: Database,
  userId: string,
  { id, ...form }: { readonly id: string; readonly stars: number; readonly text: string },
  at: Date,
): Promise<void> {
  const parsedForm = checkEvaluation(form)
  if (!parsedForm.ok) throw invalid(parsedForm.reason)
  const { stars } = parsedForm.value
  const text = asWritten(parsedForm.value.text)
  await carryOut(database, suggestionCase, {
    ...byAuthor(id, userId, at),
    act: 'evaluate',
    text,
    set: { stars, evaluation: text },
  })
}
