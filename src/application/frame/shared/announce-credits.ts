import type { NoticeCode } from './notice-codes'
import type { NoticesStore } from './notices.store'
import type { Outcome } from './failure'

/** Shows a notice with the credits that an act earned; nothing when it earned none. */
export function announceCredits<Answer extends { readonly credits?: number }>(
  notices: NoticesStore,
  code: NoticeCode,
  outcome: Outcome<Answer>,
): Outcome<Answer> {
  const credits = outcome.ok ? (outcome.value.credits ?? 0) : 0
  if (credits > 0) notices.show({ code, credits }, 'success')
  return outcome
}
