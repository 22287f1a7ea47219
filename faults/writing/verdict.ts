import type { Answer } from '../stack/client'

/** What a client does after an answer: it is done, it sends the same again, or it gives up. */
export type Verdict =
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; /** Milliseconds. */ readonly after: number }
  | { readonly kind: 'refused'; readonly why: string }

/** Milliseconds until a call is repeated whose answer names no time. */
const usualPause = 500
/** The most milliseconds that a writer waits: a whole minute would be a rest. */
const longestPause = 3000

/** Judges an answer of the API as the product's client does: a lost answer and a 5xx are repeated with the same key. */
export function verdictOf({ status, body, retryAfter }: Pick<Answer, 'status' | 'body' | 'retryAfter'>): Verdict {
  if (status === 200) return { kind: 'done' }
  const state = stateOf(body)
  // The act was done under this key, and its answer is forgotten.
  if (status === 409 && (state === 'done-before' || state === 'sent')) return { kind: 'done' }
  if (status === 0 || status === 429 || status >= 500)
    return { kind: 'again', after: Math.min(longestPause, retryAfter === null ? usualPause : retryAfter * 1000) }
  return { kind: 'refused', why: `${status} ${state || body.slice(0, 200)}` }
}

/** Whether an answer leaves people at a loss: a fault of ours, or something that is away without a word of until when. */
export function isUnclear({ status, retryAfter }: Pick<Answer, 'status' | 'retryAfter'>): boolean {
  return status >= 500 && (status !== 503 || retryAfter === null)
}

function stateOf(body: string): string {
  try {
    const { data } = JSON.parse(body) as { data?: { state?: unknown } | null }
    return typeof data?.state === 'string' ? data.state : ''
  } catch {
    return ''
  }
}
