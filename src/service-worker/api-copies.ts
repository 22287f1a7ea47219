import { isContent } from './request-kind'
import { datedCopy, trim } from './copies'

const contentCache = 'content'
const most = 200
/** After this long the last good copy shows, with its age. */
const patience = 3000

/** The network first; when it fails, or is long in answering, the last good copy with the time it was taken (`x-kept-at`). */
export async function answerApi(request: Request): Promise<Response> {
  const cache = await caches.open(contentCache)
  const key = keyOf(request.url, request.headers.get('x-language') ?? '')
  const asked = fetch(request).then(async (answer) => {
    // A full disk costs the copy, never the answer.
    if (answer.ok) await keep(cache, key, answer.clone()).catch(() => undefined)
    return answer
  })
  const kept = await cache.match(key)
  if (kept === undefined) return asked
  const tired = new Promise<Response>((resolve) => setTimeout(() => resolve(kept.clone()), patience))
  return Promise.race([asked, tired]).catch(() => kept)
}

/** Answers that came with the document, by method and address: what was drawn from them can be read again. */
export async function keepAnswers(answers: Readonly<Record<string, { readonly status: number; readonly body: unknown }>>, language: string, origin: string): Promise<void> {
  const cache = await caches.open(contentCache)
  for (const [request, { status, body }] of Object.entries(answers)) {
    const url = new URL(request.replace(/^GET /, ''), origin)
    if (status === 200 && url.origin === origin && isContent(url.pathname)) await keep(cache, keyOf(url.href, language), Response.json(body))
  }
}

function keyOf(url: string, language: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}language=${language}`
}

async function keep(cache: Cache, key: string, answer: Response): Promise<void> {
  await cache.put(key, await datedCopy(answer))
  if (Math.random() < 0.05) await trim(contentCache, most)
}
