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
  /** The name of the row, which is the number of its rule in the specification where it has one. */
  readonly rule: string
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
  { rule: 'cancelled', when: code('cancelled'), behaviour: { kind: 'silence' } },
  { rule: 'B44', when: code('session-expired'), behaviour: { kind: 'expire-session' } },
  { rule: 'B45', when: code('not-volunteer'), behaviour: { kind: 'reset-volunteer' } },
  { rule: 'background', when: (_, rule) => rule === 'background', behaviour: { kind: 'silence' } },
  { rule: 'B90', when: (_, rule) => rule === 'config', behaviour: { kind: 'log' } },
  {
    rule: 'B80 play-auth',
    when: (failure, rule) => failure.code === 'gone' && rule === 'play-auth',
    behaviour: { kind: 'silence' },
  },
  {
    rule: 'B80',
    when: (failure, rule) => failure.code === 'gone' && rule !== 'in-place',
    behaviour: { kind: 'page', type: 1 },
  },
  {
    rule: 'B88',
    when: (failure, rule) => rule === 'content' && failure.status >= 400,
    behaviour: { kind: 'page', type: 2 },
  },
  {
    rule: 'B90 practice',
    when: (failure, rule) => rule === 'practice-config' && failure.message !== '',
    behaviour: { kind: 'server-words' },
  },
  {
    rule: 'B91',
    when: (failure, rule) => rule === 'share-report' && failure.message !== '',
    behaviour: { kind: 'server-words' },
  },
  { rule: 'phone', when: code('phone-needed'), behaviour: { kind: 'silence' } },
  { rule: 'B87 timeout', when: code('timeout'), behaviour: toast('timeout') },
  { rule: 'B87 network', when: code('offline', 'unreachable'), behaviour: toast('network') },
  { rule: 'B81', when: code('forbidden'), behaviour: toast('forbidden') },
  { rule: 'B82', when: code('not-found'), behaviour: toast('not-found') },
  { rule: 'B83', when: code('wrong-method'), behaviour: toast('wrong-method') },
  { rule: 'B84', when: code('server-error'), behaviour: toast('server-error') },
  { rule: 'B85', when: code('bad-gateway'), behaviour: toast('bad-gateway') },
  { rule: 'B86', when: code('unavailable'), behaviour: toast('unavailable') },
  { rule: 'in-place', when: (_, rule) => rule === 'in-place', behaviour: { kind: 'silence' } },
  { rule: 'malformed', when: code('malformed'), behaviour: toast('malformed') },
  { rule: 'fault', when: code('fault'), behaviour: toast('fault') },
  { rule: 'too many', when: code('too-many'), behaviour: toast('too-many') },
  { rule: 'refused with words', when: (failure) => failure.message !== '', behaviour: { kind: 'server-words' } },
  { rule: 'refused', when: () => true, behaviour: toast('refused') },
]

/** Finds the prescribed behaviour. There always is one, because the last row matches everything. */
export function behaviourOf(failure: Failure, rule: FailureRule): FailureBehaviour {
  const row = failureTable.find((candidate) => candidate.when(failure, rule))
  return row === undefined ? { kind: 'silence' } : row.behaviour
}
