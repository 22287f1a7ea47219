/** The most events that wait for the client. */
const most = 20

type FaultyWindow = Window & { earlyFaults?: Event[] }

/**
 * Keeps the errors that happen before the client watches for them, or decides not to; then it deletes the list
 * (`early-faults.ts`).
 */
export function keepEarlyFaults(window: Window): void {
  const faulty: FaultyWindow = window
  faulty.earlyFaults = []
  const keep = (event: Event) => {
    if (faulty.earlyFaults !== undefined && faulty.earlyFaults.length < most) faulty.earlyFaults.push(event)
  }
  for (const type of ['error', 'unhandledrejection', 'caughterror']) window.addEventListener(type, keep)
}
