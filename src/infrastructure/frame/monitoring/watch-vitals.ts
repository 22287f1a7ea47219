import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import type { VitalName } from '../../../domain/frame/monitoring/visit-report'

/**
 * Calls `note` with each vital, and with each change of one; what happened before is measured, too.
 * @param note its third parameter is when an interaction began, in milliseconds since the page was loaded
 */
export function watchVitals(note: (name: VitalName, value: number, at?: number) => void): void {
  const options = { reportAllChanges: true }
  const noteLoad = ({ name, value }: Metric) => note(name, value)
  for (const watch of [onCLS, onFCP, onLCP, onTTFB]) watch(noteLoad, options)
  // An interaction belongs to the screen on which it was made.
  onINP(({ value, entries }) => note('INP', value, entries[0]?.startTime), options)
}
