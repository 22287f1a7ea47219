import type { RecordedAnswer } from '../../infrastructure/frame/http/first-view-answers'

interface ScriptAddresses {
  createScriptURL(url: string): unknown
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptAddresses
}

const address = '/sw.js'

/** Registers the service worker once the page has loaded; the client also works without one. */
export function registerServiceWorker(window: Window): void {
  const { serviceWorker } = window.navigator
  if (serviceWorker === undefined) return
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes
  const policy = factory?.createPolicy('townsquare', { createScriptURL: (url) => (url === address ? url : '') })
  const script = (policy?.createScriptURL(address) ?? address) as string
  const register = () => void serviceWorker.register(script).catch(() => undefined)
  if (window.document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}

/** Listens for answers that arrived after their cached copy had been shown. */
export function listenForLateAnswers(window: Window, listener: (isNew: boolean) => void): void {
  window.navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<{ readonly type?: string; readonly isNew?: boolean } | null>) => {
      if (data?.type === 'late-answer') listener(data.isNew === true)
    },
  )
}

/** Tells the worker to delete the copies made during a member's session. */
export function forgetKeptContent(window: Window): void {
  window.navigator.serviceWorker?.controller?.postMessage('forget-content')
}

/** Has the worker cache the code of screens and parts that may be opened offline. */
export async function keepChunks(window: Window, chunks: readonly string[]): Promise<void> {
  const { active } = (await window.navigator.serviceWorker?.ready) ?? {}
  active?.postMessage({ type: 'keep-chunks', chunks })
}

export interface FirstViewAnswered {
  /** The answers that came with the document; null where the client rendered the first view. */
  readonly answers: Readonly<Record<string, RecordedAnswer>> | null
  /** The path at which the document was requested. */
  readonly path: string
}

/**
 * Passes to the worker what came with the document and was never requested (the answers of the first view, and the
 * files of its code and style), so that it can be read again offline.
 */
export async function keepFirstView(
  window: Window,
  { answers, path }: FirstViewAnswered,
  language: string,
): Promise<void> {
  const { origin, search } = window.location
  const page = answers === null ? null : origin + path + search
  const { active } = (await window.navigator.serviceWorker?.ready) ?? {}
  const styles = Array.from(
    window.document.querySelectorAll('style[data-href]'),
    (style) => style.getAttribute('data-href') ?? '',
  )
  const scripts = Array.from(window.document.querySelectorAll<HTMLScriptElement>('script[src]'), (script) => script.src)
  active?.postMessage({ type: 'keep', page, language, answers: answers ?? {}, files: [...styles, ...scripts] })
}
