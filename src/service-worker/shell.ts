import { trim } from './copies'

const shellCache = 'shell'
const page = '/index.html'
/** The start, what sends requests, and what tells of errors. */
const kept = ['index', 'transport', 'frame']

/** Keeps the page and the files of its first chunks, so that the client starts without a network. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(shellCache)
  const answer = await fetch('/chunk-files.json', { cache: 'no-cache' })
  const chunks = (await answer.json()) as Record<string, string[]>
  const files = new Set(kept.flatMap((chunk) => chunks[chunk] ?? []))
  await cache.addAll([page, ...[...files].map((file) => `/${file}`)])
}

/** Files of earlier versions stay until there are many: a tab that is still open may need them. */
export async function removeOldShells(): Promise<void> {
  await trim(shellCache, 200)
}

/** `preloaded` was asked for while the worker woke. */
export async function askForPage(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  return (await preloaded) ?? (await fetch(request))
}

/** What was asked for, or the client alone without a network. */
export async function answerNavigation(asked: Promise<Response>): Promise<Response> {
  try {
    return await asked
  } catch {
    const copy = await caches.match(page, { cacheName: shellCache })
    return copy ?? Response.error()
  }
}

/** Hashed files never change: a copy is as good as the original. */
export async function answerStatic(request: Request): Promise<Response> {
  const copy = await caches.match(request, { cacheName: shellCache })
  if (copy !== undefined) return copy
  const answer = await fetch(request)
  // A full disk costs the copy, never the file.
  if (answer.ok) await (await caches.open(shellCache)).put(request, answer.clone()).catch(() => undefined)
  return answer
}

/** Files of further chunks by name, of the version that is deployed: what is opened later without a network. */
export async function keepChunks(names: readonly string[], origin: string): Promise<void> {
  const answer = await fetch('/chunk-files.json', { cache: 'no-cache' })
  const chunks = (await answer.json()) as Record<string, string[]>
  await keepFiles(
    [...new Set(names.flatMap((name) => chunks[name] ?? []))].map((file) => `/${file}`),
    origin,
  )
}

/** Files that the page had before the worker answered for it, or had within its document. */
export async function keepFiles(files: readonly string[], origin: string): Promise<void> {
  const cache = await caches.open(shellCache)
  for (const file of files) {
    const url = new URL(file, origin)
    if (url.origin !== origin || !url.pathname.startsWith('/static/') || (await cache.match(url.href)) !== undefined)
      continue
    // What is gone is brought by its next use.
    await cache.add(url.href).catch(() => undefined)
  }
}
