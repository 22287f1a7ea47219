import type { Failure } from '../shared/failure'
import type { FailureNotice } from '../shared/notice-codes'

/** The rules of the failure table that apply to a call; the adapter that sends it chooses them. */
export type FailureRule =
  /** The failure is shown as a toast, by B81–B87 or as any other refusal. */
  | 'common'
  /** The page for missing content replaces the screen (B80, B88). */
  | 'content'
  /** Like 'common', but a 403001 shows nothing, because it means restricted playback and not a missing page (B80). */
  | 'play-auth'
  /** The failure is only logged (B90). */
  | 'config'
  /** The failure is treated like any other, with the server's message first (B90). */
  | 'practice-config'
  /** The server's message is shown (B91). */
  | 'share-report'
  /** The failure is shown where the call was made (forms, lists, parts of a page); only B81–B87 are toasts. */
  | 'in-place'
  /** Nothing is shown, because no visitor started the call or waits for it; counts and positions are examples. */
  | 'background'

/** The behaviour that the failure table prescribes. */
export type FailureBehaviour =
  | { readonly kind: 'silence' }
  | { readonly kind: 'log' }
  | { readonly kind: 'toast'; readonly code: FailureNotice }
  | { readonly kind: 'server-words' }
  | { readonly kind: 'page'; readonly type: 1 | 2 }
  | { readonly kind: 'expire-session' }
  | { readonly kind: 'reset-volunteer' }

interface Row {
  readonly when: (failure: Failure, rule: FailureRule) => boolean
  readonly behaviour: FailureBehaviour
}

const code =
  (...codes: readonly Failure['code'][]) =>
  (failure: Failure) =>
    codes.includes(failure.code)
const toast = (words: FailureNotice): FailureBehaviour => ({ kind: 'toast', code: words })

/** The failure table, in which the first matching row decides. */
export const failureTable: readonly Row[] = [
  { when: code('cancelled'), behaviour: { kind: 'silence' } },
  // B44 ends an expired session.
  { when: code('session-expired'), behaviour: { kind: 'expire-session' } },
  // B45 forgets that the member was a volunteer.
  { when: code('not-volunteer'), behaviour: { kind: 'reset-volunteer' } },
  { when: (_, rule) => rule === 'background', behaviour: { kind: 'silence' } },
  // B90 only logs a configuration that could not be loaded.
  { when: (_, rule) => rule === 'config', behaviour: { kind: 'log' } },
  // B80 says that a content is gone, which does not hold for playback.
  { when: (failure, rule) => failure.code === 'gone' && rule === 'play-auth', behaviour: { kind: 'silence' } },
  { when: (failure, rule) => failure.code === 'gone' && rule !== 'in-place', behaviour: { kind: 'page', type: 1 } },
  // B88 replaces a screen whose content could not be loaded.
  { when: (failure, rule) => rule === 'content' && failure.status >= 400, behaviour: { kind: 'page', type: 2 } },
  // B90 and B91 show the server's words.
  {
    when: (failure, rule) => rule === 'practice-config' && failure.message !== '',
    behaviour: { kind: 'server-words' },
  },
  { when: (failure, rule) => rule === 'share-report' && failure.message !== '', behaviour: { kind: 'server-words' } },
  { when: code('phone-needed'), behaviour: { kind: 'silence' } },
  // B81 to B87 have a toast for each of these.
  { when: code('timeout'), behaviour: toast('timeout') },
  { when: code('offline', 'unreachable'), behaviour: toast('network') },
  { when: code('forbidden'), behaviour: toast('forbidden') },
  { when: code('not-found'), behaviour: toast('not-found') },
  { when: code('wrong-method'), behaviour: toast('wrong-method') },
  { when: code('server-error'), behaviour: toast('server-error') },
  { when: code('bad-gateway'), behaviour: toast('bad-gateway') },
  { when: code('unavailable'), behaviour: toast('unavailable') },
  { when: (_, rule) => rule === 'in-place', behaviour: { kind: 'silence' } },
  { when: code('malformed'), behaviour: toast('malformed') },
  { when: code('fault'), behaviour: toast('fault') },
  { when: code('too-many'), behaviour: toast('too-many') },
  { when: (failure) => failure.message !== '', behaviour: { kind: 'server-words' } },
  { when: () => true, behaviour: toast('refused') },
]

/** Finds the prescribed behaviour. There always is one, because the last row matches everything. */
export function behaviourOf(failure: Failure, rule: FailureRule): FailureBehaviour {
  const row = failureTable.find((candidate) => candidate.when(failure, rule))
  return row === undefined ? { kind: 'silence' } : row.behaviour
}
