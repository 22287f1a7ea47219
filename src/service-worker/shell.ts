import { answerOrCopy, askStorage, findCopy, storeCopy } from './ask-storage'
import { trim } from './copies'

const shellCache = 'shell'
const page = '/index.html'
/**
 * The chunks that the client starts with: the start, the declarations of all features, the transport, and the part that
 * shows errors.
 */
const chunkNames = ['index', 'features', 'transport', 'frame']
/** Milliseconds for the files of the client, which come from the network. */
const shellLimit = 120_000

/** Caches the page and the files of its first chunks, so that the client starts offline. */
export async function keepShell(): Promise<void> {
  const answer = await fetch('/chunk-files.json', { cache: 'no-cache' })
  const chunks = (await answer.json()) as Record<string, string[]>
  const files = new Set(chunkNames.flatMap((chunk) => chunks[chunk] ?? []))
  const isKept = await askStorage(async (storage) => {
    await (await storage.open(shellCache)).addAll([page, ...[...files].map((file) => `/${file}`)])
    return true
  }, shellLimit)
  if (isKept === null) throw new Error('The client could not be stored')
}

/**
 * Deletes old files of the client. Those of recent versions are kept for a while, because a tab that is still open may
 * need them.
 */
export async function removeOldShells(): Promise<void> {
  await trim(shellCache, 200)
}

/** The network's answer for a page. `preloaded` was requested while the worker started (navigation preload). */
export async function askForPage(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  return (await preloaded) ?? (await fetch(request))
}

/** The network's answer, or, when offline, the page with which the client starts without the platform. */
export async function answerNavigation(request: Promise<Response>): Promise<Response> {
  return answerOrCopy(request, shellCache, page).catch(() => Response.error())
}

/** Cache first. The names of these files contain their hash, so a copy never expires. */
export async function answerStatic(request: Request): Promise<Response> {
  const copy = await findCopy(shellCache, request)
  if (copy !== undefined) return copy
  const fetching = fetch(request).then(async (answer) => {
    if (answer.ok) await storeCopy(shellCache, request, answer.clone())
    return answer
  })
  return answerOrCopy(fetching, shellCache, request)
}

/** Caches the files of further chunks of the deployed version, by name, for later offline use. */
export async function keepChunks(names: readonly string[], origin: string): Promise<void> {
  const answer = await fetch('/chunk-files.json', { cache: 'no-cache' })
  const chunks = (await answer.json()) as Record<string, string[]>
  await keepFiles(
    [...new Set(names.flatMap((name) => chunks[name] ?? []))].map((file) => `/${file}`),
    origin,
  )
}

/** Caches files that the page loaded before the worker took control, or that were inlined in its document. */
export async function keepFiles(files: readonly string[], origin: string): Promise<void> {
  for (const file of files) {
    const url = new URL(file, origin)
    if (url.origin !== origin || !url.pathname.startsWith('/static/')) continue
    if ((await findCopy(shellCache, url.href)) !== undefined) continue
    // The request has low priority, after what the page itself loads. A file that failed is cached by its next use.
    const answer = await fetch(url.href, { priority: 'low' }).catch(() => null)
    if (answer?.ok === true) await storeCopy(shellCache, url.href, answer)
  }
}
