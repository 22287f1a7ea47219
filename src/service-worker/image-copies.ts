import { trim } from './copies'

const imageCache = 'images'
const most = 300

/** Pictures that were seen are seen again without a network. */
export async function answerImage(request: Request): Promise<Response> {
  const cache = await caches.open(imageCache)
  const kept = await cache.match(request)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    // A full disk costs the copy, never the picture.
    await cache.put(request, answer.clone()).catch(() => undefined)
    if (Math.random() < 0.05) await trim(imageCache, most)
  }
  return answer
}
