/** Tells who monitors the visit, if anybody, of an error that a boundary caught; React itself logs it. */
export function tellOfCaughtError(error: unknown): void {
  window.dispatchEvent(new CustomEvent('caughterror', { detail: error }))
}
