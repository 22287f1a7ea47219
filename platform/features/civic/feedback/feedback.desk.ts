import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Desk } from '../../../kernel/operator/desk'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import { users } from '../../../kernel/members/members.schema'
import { answerFeedback, closeForOffice } from './follow-feedback'
import { feedbackCase } from './feedback-case'
import { openContact } from '../../../kernel/members/contact'
import { feedback } from './feedback.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

export const feedbackDesk: Desk = {
  name: 'feedback',
  summary: 'Feedback that waits for an answer',
  selectWaiting: async (database, limit, vault) => {
    const rows = await queriesOf(database).read(
      build
        .select({ feedback, nickname: users.nickname })
        .from(feedback)
        .leftJoin(users, eq(users.id, feedback.userId))
        .where(eq(feedback.state, 'open'))
        .orderBy(asc(feedback.updatedAt), asc(feedback.id))
        .limit(limit),
    )
    const ids = rows.map((row) => row.feedback.id)
    const steps = await queriesOf(database).read(
      build
        .select()
        .from(caseSteps)
        .where(and(eq(caseSteps.kind, feedbackCase.name), inArray(caseSteps.caseId, ids)))
        .orderBy(asc(caseSteps.id)),
    )
    return rows.map(({ feedback: { id, updatedAt, kind, text, contact, pictures }, nickname }) => {
      const since = steps.filter(({ caseId, act }) => caseId === id && act !== 'submit')
      return {
        id,
        since: updatedAt,
        from: [nickname ?? 'a guest', openContact(vault, { id, contact })].filter((part) => part !== '').join(', '),
        title: kind,
        text: text['zh-CN'],
        facts: since.map(({ act, text: words }) => ({
          name: act === 'add' ? 'added' : 'answered',
          value: words['zh-CN'],
        })),
        pictures: [...pictures, ...since.flatMap((step) => step.pictures)],
      }
    })
  },
  acts: {
    answer: { summary: 'replies to the author, who gets a message', takesText: true, carryOut: answerFeedback },
    close: { summary: 'with a closing reply to the author', takesText: true, carryOut: closeForOffice },
  },
}
