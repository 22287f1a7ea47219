import { and, eq, isNull } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { mostSuggestionPictures } from '../../../../src/domain/civic/suggestions/suggestion-form'
import { parseText, type TextRule } from '../../../../src/domain/frame/shared/plain-text'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import { contents } from '../../../kernel/contents/contents.schema'
import { withdrawMemberContent } from '../../frame/publishing/withdraw-member-content'
import type { Database, Transaction } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { OperatorError } from '../../../kernel/operator/operator-error'
import { asWritten } from '../../../kernel/shared/as-written'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { indexContent } from '../../frame/search-index/index-contents'
import { afterDays, readDepartment } from './create-suggestion'
import { lockJoining, partAllFrom } from './join-suggestions'
import { tellSupporters } from './tell-supporters'
import { hiddenMessage } from './suggestion-messages.words'
import { suggestionCase, type SuggestionRow } from './suggestion-case'
import { departments, suggestions } from './suggestions.schema'

/**
 * The department accepts a suggestion as it was after so many corrections, so that it accepts no text that it has not
 * read. From then on a public one is seen by all, and the days for the answer count.
 */
export async function acceptSuggestion(
  database: Database,
  { id, corrections = 0 }: { readonly id: string; readonly corrections?: number },
  at: Date,
): Promise<void> {
  const { days, departmentId, corrected } = await readPromise(database, id)
  if (corrected !== corrections)
    throw new OperatorError(`The author corrected it. Read it again, and accept it as ${id}:${corrected}.`)
  await carryOut(database, suggestionCase, {
    ...byOffice(id, at),
    act: 'accept',
    // Another operator may have passed it on since it was read.
    when: and(eq(suggestions.departmentId, departmentId), eq(suggestions.corrections, corrections)),
    set: { acceptedAt: at, replyDueAt: afterDays(at, days) },
    also: async (transaction, row) => {
      if (row.isPublic) await publish(transaction, row, at)
    },
  })
}

/** Passes a suggestion to the department that deals with it. What was promised to the resident stays as it is. */
export async function assignSuggestion(database: Database, id: string, departmentId: string, at: Date): Promise<void> {
  if ((await readDepartment(database, departmentId)) === null) throw invalid({ department: 'unknown' })
  await carryOut(database, suggestionCase, {
    ...byOffice(id, at),
    act: 'assign',
    set: { departmentId, toForward: false },
  })
}

/** The office asks the author, who alone can say what is missing. What was promised goes on meanwhile. */
export async function inquireAboutSuggestion(database: Database, id: string, text: string, at: Date): Promise<void> {
  await carryOut(database, suggestionCase, {
    ...byOffice(id, at),
    act: 'inquire',
    text: officeText(text, 'question'),
    when: isNull(suggestions.asker),
    set: { asker: 'office' },
  })
}

/** The office answers the author's question about an answer. */
export async function respondToQuestion(database: Database, id: string, text: string, at: Date): Promise<void> {
  await carryOut(database, suggestionCase, {
    ...byOffice(id, at),
    act: 'respond',
    text: officeText(text, 'answer'),
    when: eq(suggestions.asker, 'author'),
    set: { asker: null },
  })
}

const replyRule = { least: 4, most: 2000 } as const satisfies TextRule

function officeText(text: string, field: string): Localised {
  const parsed = parseText(text, replyRule)
  if (!parsed.ok) throw invalid({ [field]: parsed.reason })
  return asWritten(parsed.value)
}

/** The department answers, with pictures where they show what was done; the author says whether that settles it. */
export async function replyToSuggestion(
  database: Database,
  { id, text, pictures = [] }: { readonly id: string; readonly text: string; readonly pictures?: readonly string[] },
  at: Date,
): Promise<void> {
  if (pictures.length > mostSuggestionPictures) throw invalid({ pictures: 'too-many' })
  await carryOut(database, suggestionCase, {
    ...byOffice(id, at),
    act: 'reply',
    text: officeText(text, 'reply'),
    pictures,
    set: { repliedAt: at, asker: null },
    also: (transaction, row) => tellSupporters(transaction, row, at),
  })
}

/** The department refuses a suggestion, with a reason for its author; nobody else sees it any more. */
export async function refuseSuggestion(database: Database, id: string, reason: string, at: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockJoining(transaction)
    await carryOut(transaction, suggestionCase, {
      ...byOffice(id, at),
      act: 'refuse',
      set: { asker: null },
      text: officeReason(reason),
      also: async (within, row) => {
        await withdraw(within, row)
        await partAllFrom(within, id, at)
      },
    })
  })
}

/**
 * The office takes a public suggestion from the public, with a reason for its author. It stays a suggestion of its
 * author, and is dealt with.
 */
export async function hideSuggestion(database: Database, id: string, reasonText: string, at: Date): Promise<void> {
  const reason = officeReason(reasonText)
  await database.transaction(async (transaction) => {
    await lockJoining(transaction)
    const [hidden] = await transaction
      .update(suggestions)
      .set({ isPublic: false })
      .where(and(eq(suggestions.id, id), eq(suggestions.isPublic, true)))
      .returning()
    if (hidden === undefined) throw new Refusal(errorCodes.gone)
    await withdraw(transaction, hidden)
    await partAllFrom(transaction, id, at)
    const slots = { title: refer(suggestionCase.name, id), reason }
    const told = {
      userId: hidden.userId,
      id,
      words: hiddenMessage,
      slots,
      path: suggestionCase.leadsTo(hidden, 'author'),
    }
    await notify(transaction, { name: 'suggestion.hide', category: 'office' }, [told], at)
  })
}

const withdraw = (transaction: Transaction, { id, userId }: SuggestionRow): Promise<void> =>
  withdrawMemberContent(transaction, { id, kind: suggestionCase.name, authorId: userId })

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
      .select({
        departmentId: suggestions.departmentId,
        corrected: suggestions.corrections,
        days: departments.replyDays,
      })
      .from(suggestions)
      .innerJoin(departments, eq(departments.id, suggestions.departmentId))
      .where(eq(suggestions.id, id)),
  )
  return promise ?? { departmentId: '', corrected: 0, days: 0 }
}
