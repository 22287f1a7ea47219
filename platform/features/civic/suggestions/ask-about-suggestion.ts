import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { checkActText, followUpRule } from '../../../../src/domain/civic/suggestions/suggestion-form'
import { mostFollowUps } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import { carryOut } from '../../../kernel/cases/carry-out'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Caller } from '../../../kernel/http/caller'
import { invalid } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import { asWritten } from '../../../kernel/shared/as-written'
import { afterDays } from './create-suggestion'
import { suggestionCase } from './suggestion-case'
import { departments, suggestions } from './suggestions.schema'

/** The most questions and answers that one author may send per day. */
const followUpLimit = formLimit('suggestion-follow-up', { most: 30, window: 86_400_000 })

/**
 * The author asks about the answer, or answers a question of the office. Of a public suggestion everybody reads it at
 * once, so it is looked at for the words that the site refuses. A question has the department's days for an answer.
 */
export async function askAboutSuggestion(
  database: Database,
  caller: Caller,
  { id, act, text }: { readonly id: string; readonly act: 'ask' | 'clarify'; readonly text: string },
  at: Date,
): Promise<void> {
  const { id: userId } = caller.require()
  const parsed = checkActText({ text }, followUpRule)
  if (!parsed.ok) throw invalid(parsed.reason)
  await followUpLimit.consume(database, userId, at)
  const said = { id, role: 'author', actorId: userId, at, text: asWritten(parsed.value.text) } as const
  if (act === 'clarify') {
    const when = eq(suggestions.asker, 'office')
    await carryOut(database, suggestionCase, { ...said, act, when, set: { asker: null } })
    return
  }
  const days = await readReplyDays(database, id)
  await carryOut(database, suggestionCase, {
    ...said,
    act,
    when: and(isNull(suggestions.asker), lt(suggestions.followUps, mostFollowUps)),
    set: { asker: 'author', followUpDueAt: afterDays(at, days) },
    also: async (transaction) => {
      await transaction
        .update(suggestions)
        .set({ followUps: sql`${suggestions.followUps} + 1` })
        .where(eq(suggestions.id, id))
    },
  })
}

/** The days within which the department answers; 0 for a suggestion that does not exist, which is then refused. */
async function readReplyDays(database: Database, id: string): Promise<number> {
  const department = await queriesOf(database).readOne(
    build
      .select({ days: departments.replyDays })
      .from(suggestions)
      .innerJoin(departments, eq(departments.id, suggestions.departmentId))
      .where(eq(suggestions.id, id)),
  )
  return department?.days ?? 0
}
