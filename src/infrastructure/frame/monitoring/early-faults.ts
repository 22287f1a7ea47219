/** The events of a window that tell of errors; the last one is our own, for errors that a boundary of React catches (`caught-error.ts`). */
export const faultEvents = ['error', 'unhandledrejection', 'caughterror'] as const

/** The error of such an event; undefined when it tells of none, as when a picture fails. */
export function errorOf(event: Event): unknown {
  if (event.type === 'error') return (event as ErrorEvent).error ?? undefined
  if (event.type === 'unhandledrejection') return (event as PromiseRejectionEvent).reason ?? null
  return (event as CustomEvent<unknown>).detail
}

/** Events that the document's first script has kept (`keep-early-faults.ts`); absent once they are taken. */
type FaultyWindow = Window & { earlyFaults?: readonly Event[] }

/** Takes the events that came before, so that no further ones are kept. */
export function takeEarlyFaults(window: Window): readonly Event[] {
  const events = (window as FaultyWindow).earlyFaults ?? []
  delete (window as FaultyWindow).earlyFaults
  return events
}
