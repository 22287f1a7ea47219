import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { actErrors, suggestionWritingErrors } from './expected-errors'
import { count, flag, id, writtenText } from './fields'
import { starsSchema, suggestionSchema, suggestionWriting, supportSchema } from './suggestions'

export const supportSuggestion = endpoint({
  id: null,
  name: 'supportSuggestion',
  method: 'POST',
  url: '/v1/consumer/support_suggestion',
  summary: 'Supports a suggestion of somebody else, says that I have the same problem, or takes it back',
  access: 'phone',
  body: z.object({ id, support: supportSchema }),
  answer: z.object({ suggestion: suggestionSchema }),
  errors: [...actErrors, errorCodes.phoneNeeded],
})
export const confirmSuggestion = endpoint({
  id: null,
  name: 'confirmSuggestion',
  method: 'POST',
  url: '/v1/consumer/confirm_suggestion',
  summary: 'The author confirms that the answer settles it',
  access: 'session',
  body: z.object({ id }),
  answer: z.object({ suggestion: suggestionSchema }),
  errors: actErrors,
  idempotent: true,
})
export const reopenSuggestion = endpoint({
  id: null,
  name: 'reopenSuggestion',
  method: 'POST',
  url: '/v1/consumer/reopen_suggestion',
  summary: 'The author sends the answer back with a reason: twice to the same office, then to the superior one',
  access: 'session',
  body: z.object({ id, text: writtenText(3000) }),
  answer: z.object({ suggestion: suggestionSchema }),
  errors: actErrors,
  idempotent: true,
})
export const askAboutSuggestion = endpoint({
  id: null,
  name: 'askAboutSuggestion',
  method: 'POST',
  url: '/v1/consumer/ask_about_suggestion',
  summary: 'The author asks about the answer, or answers a question of the office; of a public one everybody reads it',
  access: 'session',
  body: z.object({ id, act: z.enum(['ask', 'clarify']), text: writtenText(4000) }),
  answer: z.object({ suggestion: suggestionSchema }),
  errors: actErrors,
  idempotent: true,
})
export const subscribeToSuggestion = endpoint({
  id: null,
  name: 'subscribeToSuggestion',
  method: 'POST',
  url: '/v1/consumer/subscribe_suggestion',
  summary: 'Is told of the answers to a suggestion of somebody else, without supporting it; or no longer',
  access: 'session',
  body: z.object({ id, subscribed: flag }),
  answer: z.object({ suggestion: suggestionSchema }),
  errors: actErrors,
})
export const evaluateSuggestion = endpoint({
  id: null,
  name: 'evaluateSuggestion',
  method: 'POST',
  url: '/v1/consumer/evaluate_suggestion',
  summary: 'The author rates how a confirmed suggestion was dealt with',
  access: 'session',
  body: z.object({ id, stars: starsSchema, /** May be ''. */ text: writtenText(4000) }),
  answer: z.object({ suggestion: suggestionSchema }),
  errors: actErrors,
  idempotent: true,
})
export const correctSuggestion = endpoint({
  id: null,
  name: 'correctSuggestion',
  method: 'POST',
  url: '/v1/consumer/correct_suggestion',
  summary: 'The author corrects a suggestion that no department has accepted yet',
  access: 'phone',
  body: z.object({
    id,
    ...suggestionWriting,
    /** The places of those of its pictures that stay, from 0 on; a video comes after the pictures. */
    kept: z.array(count).check(z.maxLength(10)),
  }),
  answer: z.object({ suggestion: suggestionSchema }),
  errors: [...suggestionWritingErrors, errorCodes.gone],
  idempotent: true,
})
export const withdrawSuggestion = endpoint({
  id: null,
  name: 'withdrawSuggestion',
  method: 'POST',
  url: '/v1/consumer/withdraw_suggestion',
  summary: 'The author withdraws a suggestion that is not answered yet: what it says is removed, its history stays',
  access: 'session',
  body: z.object({ id }),
  answer: z.object({ suggestion: suggestionSchema }),
  errors: actErrors,
  idempotent: true,
})
