/** The files that a document starts with, as addresses, in their order. */
export interface StartFiles {
  readonly scripts: readonly string[]
  /** The complete style sheets; none where no view was rendered. */
  readonly sheets: readonly string[]
}

/** What Trusted Types give, where the browser has them. */
interface ScriptPolicy {
  createScriptURL(address: string): string
}
type TrustingWindow = Window & {
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
  /** The last tap on a button before the client hydrates it (`server-drawn.tsx`). */
  earlyTap?: { readonly button: Element; readonly at: number } | null
}

/** Milliseconds without growth after which a loading document counts as ended. */
const stallAfter = 4000
/** Milliseconds after which a style sheet that failed is requested again, and how often. */
const retryAfter = 2000
const sheetRetries = 3

/**
 * Loads the scripts in order. Where a view was rendered (there are style sheets) it waits until the document has been
 * parsed, since by then everything in sight is being loaded. For a document whose connection breaks, the browser would
 * wait forever, so one that has stopped growing counts as ended, and the client renders what is missing.
 */
export function startDocument(document: Document, { scripts, sheets }: StartFiles): void {
  const complete = completeSheets(document, sheets)
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    if (document.readyState === 'loading') delete document.documentElement.dataset['starting']
    complete.loadWithoutCriticalPart()
    loadScripts(document, scripts, complete.loadOthers)
    showPicturesInSight(document)
  }
  if (sheets.length === 0) return start()
  keepLastTap(document)
  document.addEventListener('DOMContentLoaded', start)
  let grownTo = 0
  const watch = () => {
    const length = document.documentElement.textContent?.length ?? 0
    if (length === grownTo) start()
    grownTo = length
    if (!isStarted) setTimeout(watch, stallAfter)
  }
  watch()
}

/** A script that fails is removed, because the chunk loader would wait for it. */
function loadScripts(document: Document, scripts: readonly string[], whenLoaded: () => void): void {
  const rules: ScriptPolicy = { createScriptURL: (address) => address }
  const policy = (window as TrustingWindow).trustedTypes?.createPolicy('townsquare#start', rules) ?? rules
  let left = scripts.length
  const end = () => {
    left -= 1
    if (left === 0) whenLoaded()
  }
  for (const address of scripts) {
    const script = document.createElement('script')
    script.async = false
    script.fetchPriority = 'high'
    script.onload = end
    script.onerror = () => {
      script.remove()
      end()
    }
    script.src = policy.createScriptURL(address)
    document.head.append(script)
  }
}

/**
 * The complete style sheets follow the scripts, each right after its critical part, so that the order stays; they apply
 * together, since the browser computes all styles anew for each. One that fails is requested again, and one without a
 * critical part is requested, and applies, at once.
 */
function completeSheets(document: Document, sheets: readonly string[]) {
  const waiting = new Map<HTMLLinkElement, 'loading' | 'ended'>()
  const criticalPartOf = (address: string) => document.querySelector(`style[data-href="${address}"]`)
  const end = (link: HTMLLinkElement) => {
    waiting.set(link, 'ended')
    if ([...waiting.values()].includes('loading')) return
    for (const each of waiting.keys()) {
      each.onload = null
      each.media = 'all'
    }
    waiting.clear()
  }
  const load = (address: string, retries: number) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onerror = () => {
      if (waiting.has(link)) end(link)
      link.remove()
      if (retries > 0) setTimeout(() => load(address, retries - 1), retryAfter)
    }
    const critical = criticalPartOf(address)
    if (critical === null) return document.head.append(link)
    waiting.set(link, 'loading')
    // A sheet for another medium is loaded, but does not apply yet.
    link.media = 'print'
    link.onload = () => end(link)
    critical.after(link)
  }
  const loadAll = (hasCriticalPart: boolean) => {
    for (const address of sheets)
      if ((criticalPartOf(address) !== null) === hasCriticalPart) load(address, sheetRetries)
  }
  return { loadWithoutCriticalPart: () => loadAll(false), loadOthers: () => loadAll(true) }
}

/**
 * Pictures out of sight are deferred (`image.module.css`) while the page is `data-starting`, until they come near the
 * viewport: on a slow network they would compete with the scripts that make buttons work.
 */
function showPicturesInSight(document: Document): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) (target as HTMLElement).dataset['seen'] = ''
  })
  for (const picture of document.querySelectorAll('img[loading=lazy]'))
    if (picture.parentElement !== null) observer.observe(picture.parentElement)
  window.addEventListener('load', () => {
    observer.disconnect()
    delete document.documentElement.dataset['starting']
  })
}

/** Keeps the last tap on a button until the client hydrates it; links work by themselves. */
function keepLastTap(document: Document): void {
  const starting = window as TrustingWindow
  starting.earlyTap = null
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      // The client deletes it when it takes over.
      if (button !== null && 'earlyTap' in starting) starting.earlyTap = { button, at: performance.now() }
    },
    true,
  )
}
