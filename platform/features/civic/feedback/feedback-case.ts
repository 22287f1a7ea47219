import { eq } from 'drizzle-orm'
import { feedbackLifecycle } from '../../../../src/domain/civic/feedback/feedback-lifecycle'
import type { FeedbackAct, FeedbackRole, FeedbackState } from '../../../../src/domain/civic/feedback/feedback-lifecycle'
import type { CaseKind, CaseMessage } from '../../../kernel/cases/case-kind'
import { feedback } from './feedback.schema'

const answeredMessage: CaseMessage = {
  title: { 'zh-CN': '您的反馈有了回复', en: 'Your feedback was answered' },
  text: {
    'zh-CN': '打开“我的反馈”查看回复，还可以继续补充。',
    en: 'Open “My feedback” to read the reply. You can add details there.',
  },
}
const closedMessage: CaseMessage = {
  title: { 'zh-CN': '您的反馈已关闭', en: 'Your feedback was closed' },
  text: {
    'zh-CN': '谢谢您的反馈。如有新问题，请再告诉我们。',
    en: 'Thank you for your feedback. If anything else comes up, tell us.',
  },
}

/** Describes how acts on feedback are performed. */
export const feedbackCase: CaseKind<FeedbackState, FeedbackRole, FeedbackAct, typeof feedback> = {
  name: 'feedback',
  lifecycle: feedbackLifecycle,
  table: feedback,
  isPrivate: true,
  rule: (role, actorId) => (role === 'author' ? eq(feedback.userId, actorId ?? '') : undefined),
  isThere: () => true,
  recipients: async (_database, { userId }) => (userId === null ? [] : [{ userId, role: 'author' }]),
  messages: { answer: { author: answeredMessage }, close: { author: closedMessage } },
  leadsTo: ({ id }) => `/feedback-detail/${encodeURIComponent(id)}`,
  params: () => ({}),
}
