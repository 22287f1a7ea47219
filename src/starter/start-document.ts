/** The files that a document starts with, as addresses, in their order. */
export interface StartFiles {
  readonly scripts: readonly string[]
  /** The complete style sheets; none where no view was rendered. */
  readonly sheets: readonly string[]
}

/** The part of Trusted Types that is used here, in browsers that support them. */
interface ScriptPolicy {
  createScriptURL(address: string): string
}
type TrustingWindow = Window & {
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
  /** The last tap on a button before the client hydrates it (`server-drawn.tsx`). */
  earlyTap?: { readonly button: Element; readonly at: number } | null
}

type Priority = HTMLLinkElement['fetchPriority']

/** Milliseconds without growth after which a document that is still loading counts as complete. */
const stallAfter = 4000
/** Milliseconds after which a style sheet or script that failed is requested again for the first time. */
const retryAfter = 2000
/** The number of times that a style sheet is requested again. */
const sheetRetries = 3
/** The number of times that a script is requested again, each time after twice the pause: for a minute in all. */
const scriptRetries = 5

/** Milliseconds after which a page that is not painted, such as one in a frame out of sight, is started all the same. */
const paintAfter = 1000

/**
 * Loads the scripts in order. Where a view was rendered (there are style sheets), it waits until the document has been
 * parsed, since by then everything in sight is being loaded, and painted, since scripts that arrive at once, as from a
 * cache, would run before the first paint. When the connection breaks, the browser waits forever for
 * the rest of the document. Therefore a document that has stopped growing counts as complete, and the client renders
 * what is missing.
 * @param onMissing Called when a script could not be loaded, however often it was requested.
 */
export function startDocument(document: Document, { scripts, sheets }: StartFiles, onMissing?: () => void): void {
  const complete = completeSheets(document, sheets)
  let isStarted = false
  let showOtherPictures: () => void = () => undefined
  const start = () => {
    if (isStarted) return
    isStarted = true
    if (document.readyState === 'loading') delete document.documentElement.dataset['starting']
    complete.loadWithoutCriticalPart()
    // Where only the frame of a screen was rendered, the client fills it at once, with what the critical part has no
    // rules for.
    const isFrame = document.getElementById('first-view')?.dataset['opened'] === 'false'
    if (isFrame) complete.loadOthers('high')
    const whenLoaded = () => {
      if (!isFrame) complete.loadOthers('auto')
      showOtherPictures()
    }
    loadScripts(document, scripts, { whenLoaded, onMissing })
  }
  if (sheets.length === 0) return start()
  keepLastTap(document)
  document.addEventListener('DOMContentLoaded', () => {
    showOtherPictures = showPicturesInSight(document)
    afterPaint(document, start)
  })
  let grownTo = 0
  const watch = () => {
    const length = document.documentElement.textContent?.length ?? 0
    if (length === grownTo) start()
    grownTo = length
    if (!isStarted) setTimeout(watch, stallAfter)
  }
  watch()
}

/** Calls `act` once the page is painted, or at once where it was painted while it came. A hidden page is not painted. */
function afterPaint(document: Document, act: () => void): void {
  if (document.hidden || performance.getEntriesByType('paint').length > 0) return act()
  requestAnimationFrame(() => setTimeout(act))
  setTimeout(act, paintAfter)
}

interface ScriptEnds {
  /** Called when each script has arrived or failed once. */
  readonly whenLoaded: () => void
  readonly onMissing: (() => void) | undefined
}

/**
 * Loads the scripts in order. A script that fails is removed, because Rspack's chunk loader would wait for it
 * otherwise, and requested again. It may run after those that follow it, since each waits for the chunks that it needs.
 */
function loadScripts(document: Document, scripts: readonly string[], { whenLoaded, onMissing }: ScriptEnds): void {
  const rules: ScriptPolicy = { createScriptURL: (address) => address }
  const policy = (window as TrustingWindow).trustedTypes?.createPolicy('townsquare#start', rules) ?? rules
  let remainingScripts = scripts.length
  const end = () => {
    remainingScripts -= 1
    if (remainingScripts === 0) whenLoaded()
  }
  const load = (address: string, attempt: number) => {
    const script = document.createElement('script')
    script.async = false
    script.fetchPriority = 'high'
    script.onload = attempt === 0 ? end : null
    script.onerror = () => {
      script.remove()
      if (attempt === 0) end()
      if (attempt < scriptRetries) setTimeout(() => load(address, attempt + 1), retryAfter * 2 ** attempt)
      else onMissing?.()
    }
    script.src = policy.createScriptURL(address)
    document.head.append(script)
  }
  for (const address of scripts) load(address, 0)
}

/**
 * Returns functions that load the complete style sheets. A sheet whose critical part is inlined is loaded after the
 * scripts and inserted right after that part, so that the order stays. These sheets apply together, because the browser
 * computes all styles anew whenever a sheet is added. A sheet without a critical part is loaded at once, and applies
 * when it has arrived. A sheet that fails is requested again.
 */
function completeSheets(document: Document, sheets: readonly string[]) {
  const sheetStates = new Map<HTMLLinkElement, 'loading' | 'ended'>()
  const criticalPartOf = (address: string) => document.querySelector(`style[data-href="${address}"]`)
  const end = (link: HTMLLinkElement) => {
    sheetStates.set(link, 'ended')
    if ([...sheetStates.values()].includes('loading')) return
    for (const sheet of sheetStates.keys()) {
      sheet.onload = null
      sheet.media = 'all'
    }
    sheetStates.clear()
  }
  const load = (address: string, retries: number, priority: Priority) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.fetchPriority = priority
    link.href = address
    link.onerror = () => {
      if (sheetStates.has(link)) end(link)
      link.remove()
      if (retries > 0) setTimeout(() => load(address, retries - 1, priority), retryAfter)
    }
    const critical = criticalPartOf(address)
    if (critical === null) return document.head.append(link)
    sheetStates.set(link, 'loading')
    // A sheet for another medium is loaded, but does not apply yet.
    link.media = 'print'
    link.onload = () => end(link)
    critical.after(link)
  }
  const loadAll = (hasCriticalPart: boolean, priority: Priority) => {
    for (const address of sheets)
      if ((criticalPartOf(address) !== null) === hasCriticalPart) load(address, sheetRetries, priority)
  }
  return {
    loadWithoutCriticalPart: () => loadAll(false, 'auto'),
    loadOthers: (priority: Priority) => loadAll(true, priority),
  }
}

/**
 * Shows a deferred picture when it comes into the viewport. Other pictures are deferred (`image.module.css`) while the
 * page is `data-starting`, because on a slow network they compete with the scripts that make buttons work. Returns a
 * function that shows them, too. The `load` event would be too early for that where it comes before the scripts are
 * requested.
 */
function showPicturesInSight(document: Document): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) (target as HTMLElement).dataset['seen'] = ''
  })
  for (const picture of document.querySelectorAll('img[loading=lazy]'))
    if (picture.parentElement !== null) observer.observe(picture.parentElement)
  return () => {
    observer.disconnect()
    delete document.documentElement.dataset['starting']
  }
}

/**
 * Keeps the last tap on a button until the client hydrates it. Links work by themselves, and a tap on the button of a
 * form sends it (`keep-early-input.ts`).
 */
function keepLastTap(document: Document): void {
  const trustingWindow = window as TrustingWindow
  trustingWindow.earlyTap = null
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      // The client deletes `earlyTap` when it takes over.
      const isSending = button?.type === 'submit' && button.form !== null
      if (button !== null && !isSending && 'earlyTap' in trustingWindow)
        trustingWindow.earlyTap = { button, at: performance.now() }
    },
    true,
  )
}
