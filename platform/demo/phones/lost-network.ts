/** What a page meets while its phone has no network: no answer to any request, and the events of the browser. */
export function loseNetwork(window: Window & typeof globalThis, isLost: () => boolean): void {
  const { fetch, XMLHttpRequest } = window
  const { send } = XMLHttpRequest.prototype
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, get: () => !isLost() })
  window.fetch = (...given) =>
    isLost() ? window.Promise.reject(new window.TypeError('Failed to fetch')) : fetch.apply(window, given)
  XMLHttpRequest.prototype.send = function sendOrFail(this: XMLHttpRequest, ...given) {
    if (!isLost()) return send.apply(this, given)
    window.setTimeout(() => this.dispatchEvent(new window.ProgressEvent('error')))
  }
}

export function tellNetwork(window: Window & typeof globalThis, isOnline: boolean): void {
  window.dispatchEvent(new window.Event(isOnline ? 'online' : 'offline'))
}

/** Says to a page whether it is seen, as a browser does for a tab in the background. */
export function tellVisibility(window: Window & typeof globalThis, isHidden: boolean): void {
  const { document } = window
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isHidden ? 'hidden' : 'visible'),
  })
  document.dispatchEvent(new window.Event('visibilitychange'))
}
