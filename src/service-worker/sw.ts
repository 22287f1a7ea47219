import { answerApi, keepAnswers } from './api-copies'
import { answerNavigation, answerStatic, keepFiles, keepShell, removeOldShells } from './shell'
import { answerImage } from './image-copies'
import { kindOf } from './request-kind'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // Pages are asked for while the worker wakes, where the browser can.
  event.waitUntil(Promise.all([removeOldShells(), self.registration.navigationPreload?.enable()]).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  switch (kindOf(request, self.location.origin)) {
    case 'navigation':
      return event.respondWith(answerNavigation(request, event.preloadResponse as Promise<Response | undefined>))
    case 'static':
      return event.respondWith(answerStatic(request))
    case 'image':
      return event.respondWith(answerImage(request))
    case 'content':
      return event.respondWith(answerApi(request))
    case 'other':
      return
  }
})

interface Keep {
  readonly type: 'keep'
  readonly language: string
  readonly answers: Parameters<typeof keepAnswers>[0]
  readonly files: readonly string[]
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as Keep | 'forget-content'
  // Copies may hold what a member sees: they go when the session changes.
  if (message === 'forget-content') return event.waitUntil(caches.delete('content'))
  const { origin } = self.location
  if (message.type === 'keep') event.waitUntil(Promise.all([keepFiles(message.files, origin), keepAnswers(message.answers, message.language, origin)]))
})
