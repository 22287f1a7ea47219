import { eq } from 'drizzle-orm'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { parseText, type TextRule } from '../../../../src/domain/frame/shared/plain-text'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid } from '../../../kernel/http/refusal'
import { asWritten } from '../../../kernel/shared/as-written'
import { indexContent } from '../../frame/search-index/index-contents'
import { afterDays, readDepartment } from './create-suggestion'
import { suggestionCase, type SuggestionRow } from './suggestion-case'
import { departments, suggestions } from './suggestions.schema'

/** The department accepts a suggestion. From then on a public one is seen by all, and the days for the answer count. */
export async function acceptSuggestion(database: Database, id: string, at: Date): Promise<void> {
  const { days, departmentId } = await readPromise(database, id)
  await carryOut(database, suggestionCase, {
    ...byOffice(id, at),
    act: 'accept',
    // Another operator may have passed it on since it was read.
    when: eq(suggestions.departmentId, departmentId),
    set: { acceptedAt: at, replyDueAt: afterDays(at, days) },
    also: async (transaction, row) => {
      if (row.isPublic) await publish(transaction, row, at)
    },
  })
}

/** Passes a suggestion to the department that deals with it. What was promised to the resident stays as it is. */
export async function assignSuggestion(database: Database, id: string, departmentId: string, at: Date): Promise<void> {
  if ((await readDepartment(database, departmentId)) === null) throw invalid({ department: 'unknown' })
  await carryOut(database, suggestionCase, { ...byOffice(id, at), act: 'assign', set: { departmentId } })
}

const replyRule = { least: 4, most: 2000 } as const satisfies TextRule

/** The department answers; the author then says whether that settles it. */
export async function replyToSuggestion(database: Database, id: string, text: string, at: Date): Promise<void> {
  const reply = parseText(text, replyRule)
  if (!reply.ok) throw invalid({ reply: reply.reason })
  await carryOut(database, suggestionCase, {
    ...byOffice(id, at),
    act: 'reply',
    text: asWritten(reply.value),
    set: { repliedAt: at },
  })
}

/** The department refuses a suggestion, with a reason for its author; nobody else sees it any more. */
export async function refuseSuggestion(database: Database, id: string, reason: string, at: Date): Promise<void> {
  await carryOut(database, suggestionCase, {
    ...byOffice(id, at),
    act: 'refuse',
    text: officeReason(reason),
    also: async (transaction) => {
      await transaction.update(contents).set({ state: 'withdrawn' }).where(eq(contents.id, id))
    },
  })
}

const byOffice = (id: string, at: Date) => ({ id, role: 'operator', actorId: null, at }) as const

/** Everybody can then read, find and discuss it. Nobody discusses a complaint, which is often about a person. */
async function publish(transaction: Transaction, { id, title, text, pictures, kind }: SuggestionRow, at: Date) {
  await transaction
    .insert(contents)
    .values({
      id,
      type: contentKinds.suggestion.code,
      title,
      summary: text,
      covers: pictures,
      listed: false,
      commentsOpen: kind !== 'complaint',
      publishedAt: at,
    })
  await indexContent(transaction, id)
}

/** Reads a suggestion's department and the days within which it answers; without the suggestion no department. */
async function readPromise(database: Database, id: string) {
  const promise = await queriesOf(database).readOne(
    build
      .select({ departmentId: suggestions.departmentId, days: departments.replyDays })
      .from(suggestions)
      .innerJoin(departments, eq(departments.id, suggestions.departmentId))
      .where(eq(suggestions.id, id)),
  )
  return promise ?? { departmentId: '', days: 0 }
}
