import { asc, eq } from 'drizzle-orm'
import type { Desk } from '../../operator/desk'
import { users } from '../session/session.schema'
import { answerFeedback, closeForOffice } from './follow-feedback'
import { openContact } from './feedback-contact'
import { feedback } from './feedback.schema'

export const feedbackDesk: Desk = {
  name: 'feedback',
  summary: 'Feedback that waits for an answer',
  waiting: async (database, limit, vault) => {
    const rows = await database
      .select({ feedback, nickname: users.nickname })
      .from(feedback)
      .leftJoin(users, eq(users.id, feedback.userId))
      .where(eq(feedback.state, 'open'))
      .orderBy(asc(feedback.updatedAt), asc(feedback.id))
      .limit(limit)
    return rows.map(({ feedback: { id, updatedAt, kind, text, contact }, nickname }) => ({
      id,
      since: updatedAt,
      from: [nickname ?? 'a guest', openContact(vault, { id, contact })].filter((part) => part !== '').join(', '),
      title: kind,
      text: text['zh-CN'],
    }))
  },
  acts: {
    answer: { summary: 'its author is told', takesText: true, carryOut: answerFeedback },
    close: { summary: 'with last words for its author', takesText: true, carryOut: closeForOffice },
  },
}
