import { and, eq } from 'drizzle-orm'
import { feedbackTextRule, mostFeedbackPictures } from '../../../../src/domain/civic/feedback/feedback-form'
import { parseText } from '../../../../src/domain/frame/shared/plain-text'
import type { Database } from '../../../kernel/database/client'
import { invalid } from '../../../kernel/http/refusal'
import { asWritten } from '../../../kernel/shared/as-written'
import { carryOut } from '../../../kernel/cases/carry-out'
import { ownPictures } from '../../../kernel/uploads/own-pictures'
import { feedbackCase } from './feedback-case'
import { feedback } from './feedback.schema'
import { feedbackStepPictures } from './feedback.uploads'

/** The author adds to their feedback, which then waits for an answer again. */
export async function addToFeedback(
  database: Database,
  userId: string,
  { id, text, pictures: ids }: { readonly id: string; readonly text: string; readonly pictures: readonly string[] },
  now: Date,
): Promise<void> {
  const parsedText = parseText(text, feedbackTextRule)
  if (!parsedText.ok) throw invalid({ text: parsedText.reason })
  if (ids.length > mostFeedbackPictures) throw invalid({ pictures: 'too-many' })
  const pictures = await ownPictures(database, userId, ids, { use: feedbackStepPictures, now })
  const act = { id, act: 'add', role: 'author', actorId: userId, at: now } as const
  await carryOut(database, feedbackCase, { ...act, text: asWritten(parsedText.value), pictures })
}

export async function closeFeedback(database: Database, userId: string, id: string, now: Date): Promise<void> {
  await carryOut(database, feedbackCase, { id, act: 'close', role: 'author', actorId: userId, at: now })
}

/** The office answers; the author gets a message. */
export async function answerFeedback(database: Database, id: string, text: string, now: Date): Promise<void> {
  await answerFromOffice(database, 'answer', id, text, now)
}

export async function closeForOffice(database: Database, id: string, text: string, now: Date): Promise<void> {
  await answerFromOffice(database, 'close', id, text, now)
}

async function answerFromOffice(
  database: Database,
  act: 'answer' | 'close',
  id: string,
  text: string,
  at: Date,
): Promise<void> {
  const parsedText = parseText(text, feedbackTextRule)
  if (!parsedText.ok) throw invalid({ text: parsedText.reason })
  await carryOut(database, feedbackCase, {
    id,
    act,
    role: 'operator',
    actorId: null,
    at,
    text: asWritten(parsedText.value),
  })
}

export async function markSeen(database: Database, userId: string, id: string, now: Date): Promise<void> {
  await database
    .update(feedback)
    .set({ seenAt: now })
    .where(and(eq(feedback.id, id), eq(feedback.userId, userId)))
}
