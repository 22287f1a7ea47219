import { answerApi, keepAnswers } from './api-copies'
import { answerNavigation, answerStatic, keepFiles, keepShell, removeOldShells } from './shell'
import { answerImage } from './image-copies'
import { kindOf } from './request-kind'

declare const self: ServiceWorkerGlobalScope

/** Static routing, which not every browser has yet. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(route: { readonly condition: { readonly requestMode: 'navigate' }; readonly source: 'race-network-and-fetch-handler' }): Promise<void>
}

self.addEventListener('install', (event: RoutingEvent) => {
  // A page goes straight from the network to the screen; the worker is only needed when there is none.
  const routed = event.addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' }).catch(() => undefined)
  event.waitUntil(Promise.all([routed, keepShell()]).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // Where the browser cannot do that, pages are at least asked for while the worker wakes.
  const preload = self.registration.navigationPreload
  event.waitUntil(Promise.all([removeOldShells(), 'InstallEvent' in self ? preload?.disable() : preload?.enable()]).then(() => self.clients.claim()))
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
