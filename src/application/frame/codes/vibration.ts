import { port } from '../shared/port'

/** A short vibration of the phone, as the answer to something that it has seen or heard. */
export interface Vibration {
  /** Does nothing where neither the app nor the browser can do it. */
  vibrate(): void
}
export const Vibration = port<Vibration>('Vibration')
