import { answerOrCopy, findCopy, storeCopy } from './ask-storage'
import { trim } from './copies'

const imageCache = 'images'
const mostCopies = 300

/** Cache first: a picture that was seen before is taken from the cache, also offline. */
export async function answerImage(request: Request): Promise<Response> {
  const copy = await findCopy(imageCache, request)
  if (copy !== undefined) return copy
  const fetching = fetch(request).then(async (answer) => {
    // A picture that only one person may see is not cached, because the copy would outlive the person's session.
    if (answer.ok && !/\bprivate\b|no-store/.test(answer.headers.get('cache-control') ?? '')) {
      await storeCopy(imageCache, request, answer.clone())
      if (Math.random() < 0.05) await trim(imageCache, mostCopies)
    }
    return answer
  })
  return answerOrCopy(fetching, imageCache, request)
}
