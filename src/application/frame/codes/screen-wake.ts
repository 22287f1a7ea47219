import { port } from '../shared/port'

/** Keeps the screen on while a code is shown (Screen Wake Lock). */
export interface ScreenWake {
  /** Keeps the screen on until the returned function is called. It does nothing where the browser lacks the ability. */
  keepAwake(): () => void
}
export const ScreenWake = port<ScreenWake>('ScreenWake')
