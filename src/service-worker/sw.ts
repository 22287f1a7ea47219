import { answerApi, keepAnswers } from './api-copies'
import { askStorage } from './ask-storage'
import { answerNavigation, answerStatic, askForPage, keepChunks, keepFiles, keepShell, removeOldShells } from './shell'
import { answerImage } from './image-copies'
import { openPushed, showPush } from './push'
import { freshPage, keepOpenedPage, keepPage } from './page-copies'
import { kindOf } from './request-kind'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // Navigation preload is used where the browser supports it.
  event.waitUntil(
    Promise.allSettled([removeOldShells(), self.registration.navigationPreload?.enable()]).then(() =>
      self.clients.claim(),
    ),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  switch (kindOf(request, self.location.origin)) {
    case 'navigation':
      return event.respondWith(answerPage(event))
    case 'static':
      return event.respondWith(answerStatic(request))
    case 'image':
      return event.respondWith(answerImage(request))
    case 'content':
      return event.respondWith(answerApi(request, (isNew) => event.waitUntil(announceToClient(event.clientId, isNew))))
    case 'other':
      return
  }
})

self.addEventListener('push', (event) => event.waitUntil(showPush(event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(event)))

/** Milliseconds for the deletion of what a member has read. */
const forgetLimit = 60_000

/** Milliseconds within which a request usually fails when there is no network. */
const failureTimeout = 30

/**
 * Returns the recent copy of a page while a new one is fetched for the next time. Without a copy it returns the
 * network's page, or, when offline, the page that starts the client, which says how old its data is.
 */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event
  const pageRequest = askForPage(request, event.preloadResponse as Promise<Response | undefined>)
  event.waitUntil(pageRequest.then((answer) => keepPage(request.url, answer.clone())).catch(() => undefined))
  const page = await freshPage(request).catch(() => undefined)
  if (page === undefined) return answerNavigation(pageRequest)
  const isDown = await Promise.race([
    pageRequest.then(
      () => false,
      () => true,
    ),
    new Promise<false>((resolve) => setTimeout(resolve, failureTimeout, false)),
  ])
  return isDown ? answerNavigation(pageRequest) : page
}

async function announceToClient(id: string, isNew: boolean): Promise<void> {
  const client = await self.clients.get(id)
  client?.postMessage({ type: 'late-answer', isNew })
}

interface KeepMessage {
  readonly type: 'keep'
  /** The address of the page, without its fragment; null when the client rendered it. */
  readonly page: string | null
  readonly language: string
  readonly answers: Parameters<typeof keepAnswers>[0]
  readonly files: readonly string[]
}

interface KeepChunks {
  readonly type: 'keep-chunks'
  readonly chunks: readonly string[]
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as KeepMessage | KeepChunks | 'forget-content'
  // Copies may contain what a member sees, so they are deleted when the session changes.
  if (message === 'forget-content')
    return event.waitUntil(askStorage((storage) => storage.delete('content'), forgetLimit))
  const { origin } = self.location
  if (message.type === 'keep-chunks') return event.waitUntil(keepChunks(message.chunks, origin).catch(() => undefined))
  if (message.type !== 'keep') return
  const page = message.page === null ? undefined : keepOpenedPage(message.page).catch(() => undefined)
  event.waitUntil(
    Promise.all([keepFiles(message.files, origin), keepAnswers(message.answers, message.language, origin), page]),
  )
})
