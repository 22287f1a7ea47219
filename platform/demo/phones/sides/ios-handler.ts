import type { SimulatedApp } from './simulated-app'

/**
 * The side of iOS: `webkit.messageHandlers.<name>`, which accepts any value that can be cloned, and answers by the
 * promise of a handler with reply, or by `evaluateJavaScript`. The app names its methods by a script at the start of
 * the document. It names nothing outside of itself, so that it can run in any page as text.
 */
export function iosHandler(window: Window, name: string, app: SimulatedApp, hasReply: boolean): () => void {
  const page = window as unknown as Record<string, unknown>
  interface Message {
    readonly id: string
    readonly method: string
    readonly args: readonly unknown[]
  }
  interface Shared {
    readonly answer: (id: string, value: unknown) => void
    readonly tell: (event: string, value?: unknown) => unknown
  }
  const sharedObject = () => page['townsquareBridge'] as Shared | undefined
  const handler = {
    postMessage(this: unknown, message: Message): Promise<unknown> | undefined {
      if (this !== handler) throw new TypeError('Can only call UserMessageHandler.postMessage on its handler')
      const { id, method, args } = structuredClone(message)
      if (!hasReply) {
        const answer = (value: unknown) => sharedObject()?.answer(id, value)
        app.receive(method, args, { answer, refuse: () => answer(null) })
        return undefined
      }
      // The page gets a promise of its own window, whichever window this runs in.
      return new (window as Window & typeof globalThis).Promise((answer, reject) => {
        app.receive(method, args, { answer, refuse: () => reject(new Error('refused')) })
      })
    },
  }
  app.tell = (event, value) => sharedObject()?.tell(event, value) ?? false
  page['webkit'] = { messageHandlers: { [name]: handler } }
  page['townsquareBridge'] = { methods: Object.keys(app.answers).filter((method) => app.has(method)) }
  return () => {
    delete page['webkit']
    delete page['townsquareBridge']
  }
}
