import { answerOrCopy, findCopy, storeCopy } from './ask-storage'
import { isContent } from './request-kind'
import { datedCopy, trim } from './copies'

const contentCache = 'content'
const mostCopies = 200
/** Milliseconds that a request may take before the last good copy is shown instead, with its age. */
const slowAfter = 3000

/**
 * The keys of answers that arrived after their copy had been shown. The next request for such a key gets the answer
 * from the cache.
 */
const lateKeys = new Set<string>()

/**
 * Network first: when the network fails or is slow, the answer is the last good copy with its time (`x-kept-at`) and
 * the reason (`x-kept-because`). `tellLate` is called when the network's answer arrives after the copy was returned. It
 * is told whether that answer differs from the copy.
 */
export async function answerApi(
  request: Request,
  tellLate: (isNew: boolean) => void = () => undefined,
): Promise<Response> {
  const key = keyOf(request.url, request.headers.get('x-language') ?? '')
  const copy = await findCopy(contentCache, key)
  if (copy !== undefined && lateKeys.delete(key)) return withoutDate(copy)
  const fetching = fetch(request).then(async (answer) => {
    if (answer.ok) await storeAnswer(key, answer.clone())
    return answer
  })
  if (copy === undefined) {
    const answer = await answerOrCopy(fetching, contentCache, key)
    return answer.headers.has('x-kept-at') ? copyBecause(answer, failure()) : answer
  }
  const slow = new Promise<null>((resolve) => setTimeout(resolve, slowAfter, null))
  const first = await Promise.race([fetching, slow]).catch(() => copyBecause(copy, failure()))
  if (first !== null) return first
  const responseCopy = copy.clone()
  void fetching.then(
    async (answer) => {
      if (!answer.ok) return
      const isNew = (await answer.text()) !== (await responseCopy.text())
      lateKeys.add(key)
      tellLate(isNew)
    },
    () => undefined,
  )
  return copyBecause(copy, 'slow')
}

/**
 * Caches the answers that came with the document, so that they can be read again offline. The keys of `answers` consist
 * of a method and an address.
 */
export async function keepAnswers(
  answers: Readonly<Record<string, { readonly status: number; readonly body: unknown }>>,
  language: string,
  origin: string,
): Promise<void> {
  for (const [request, { status, body }] of Object.entries(answers)) {
    const url = new URL(request.replace(/^GET /, ''), origin)
    if (status === 200 && url.origin === origin && isContent(url.pathname))
      await storeAnswer(keyOf(url.href, language), Response.json(body))
  }
}

/** Why a request failed. */
const failure = () => (typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'unreachable')

function copyBecause(copy: Response, cause: 'slow' | 'unreachable' | 'offline'): Response {
  const headers = new Headers(copy.headers)
  headers.set('x-kept-because', cause)
  return new Response(copy.body, { status: copy.status, headers })
}

function withoutDate(copy: Response): Response {
  const headers = new Headers(copy.headers)
  headers.delete('x-kept-at')
  return new Response(copy.body, { status: copy.status, headers })
}

function keyOf(url: string, language: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}language=${language}`
}

async function storeAnswer(key: string, answer: Response): Promise<void> {
  await storeCopy(contentCache, key, await datedCopy(answer))
  if (Math.random() < 0.05) await trim(contentCache, mostCopies)
}
