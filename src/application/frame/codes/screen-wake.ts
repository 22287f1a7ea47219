import { port } from '../shared/port'

/** Keeps the screen on while a code is shown. */
export interface ScreenWake {
  /** Until the returned function is called. Does nothing where the browser does not offer it. */
  keepOn(): () => void
}
export const ScreenWake = port<ScreenWake>('ScreenWake')
