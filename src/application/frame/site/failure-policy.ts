import type { Failure } from '../shared/failure'
import type { FailureNotice } from '../shared/notice-codes'

/** Which rules of the failure table apply to a call; chosen by the adapter that sends it. */
export type FailureRule =
  /** toasts of B81–B87, and of any other refusal */
  | 'common'
  /** B80, B88: the page for missing content replaces the screen */
  | 'content'
  /** B80: its 403001 means restricted playback, not a missing page */
  | 'play-auth'
  /** B90: logged only */
  | 'config'
  /** B90: as any other, the server's message first */
  | 'practice-config'
  /** B91: the server's message is shown */
  | 'share-report'
  /** shown where the call was made (forms, lists, parts of a page); a toast only for B81–B87 */
  | 'in-place'
  /** counts, positions and other calls that no visitor started or waits for */
  | 'background'

/** What the failure table prescribes. */
export type FailureBehaviour =
  | { readonly kind: 'silence' }
  | { readonly kind: 'log' }
  | { readonly kind: 'toast'; readonly code: FailureNotice }
  | { readonly kind: 'server-words' }
  | { readonly kind: 'page'; readonly type: 1 | 2 }
  | { readonly kind: 'expire-session' }
  | { readonly kind: 'reset-volunteer' }

interface Row {
  /** Number of the rule in the specification. */
  readonly rule: string
  readonly when: (failure: Failure, rule: FailureRule) => boolean
  readonly behaviour: FailureBehaviour
}

const code =
  (...codes: readonly Failure['code'][]) =>
  (failure: Failure) =>
    codes.includes(failure.code)
const toast = (words: FailureNotice): FailureBehaviour => ({ kind: 'toast', code: words })

/** The failure table: the first matching row decides. */
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

/** What the failure table prescribes; total, since the last row matches everything. */
export function behaviourOf(failure: Failure, rule: FailureRule): FailureBehaviour {
  const row = failureTable.find((candidate) => candidate.when(failure, rule))
  return row === undefined ? { kind: 'silence' } : row.behaviour
}
