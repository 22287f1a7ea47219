import type { SimulatedApp } from './simulated-app'

/**
 * Android's side: an object of `addJavascriptInterface`, whose methods get an id and one parameter for each field, and
 * which answers by `evaluateJavascript`. It names nothing outside of itself, so that it can run in any page as text.
 */
export function androidObject(window: Window, name: string, app: SimulatedApp): () => void {
  const page = window as unknown as Record<string, unknown>
  interface Shared {
    readonly answer: (id: string, value: unknown) => void
    readonly tell: (event: string, value?: unknown) => unknown
  }
  const sharedObject = () => page['townsquareBridge'] as Shared | undefined
  const object: Record<string, unknown> = {}
  for (const method of Object.keys(app.answers)) {
    object[method] = function called(this: unknown, id: string, ...given: unknown[]) {
      if (this !== object) throw new TypeError('Java bridge method can’t be invoked on a non-injected object')
      if (given.some((each) => typeof each === 'object')) throw new TypeError('A parameter must be primitive')
      app.receive(method, given, {
        answer: (value) => sharedObject()?.answer(id, value),
        refuse: () => sharedObject()?.answer(id, null),
      })
    }
  }
  app.tell = (event, value) => sharedObject()?.tell(event, value) ?? false
  page[name] = app.mood === 'absent' ? {} : object
  return () => {
    delete page[name]
    delete page['townsquareBridge']
  }
}
