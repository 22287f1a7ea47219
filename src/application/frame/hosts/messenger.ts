import { port } from '../shared/port'

/** The messenger whose browser shows this page, if any. */
export interface Messenger {
  /** Whether a messenger shows this page; known once the site's settings are loaded. */
  readonly isPresent: boolean
}
export const Messenger = port<Messenger>('Messenger')
