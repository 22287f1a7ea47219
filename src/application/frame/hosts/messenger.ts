import { port } from '../shared/port'

/** The messenger whose browser shows this page, if any. */
export interface Messenger {
  /** Whether there is one; known once the site's settings are loaded. */
  readonly isPresent: boolean
}
export const Messenger = port<Messenger>('Messenger')
