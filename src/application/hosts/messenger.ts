import { port } from '../shared/port'

/** The messenger whose browser shows this page, where one does. */
export interface Messenger {
  /** Known once the site's settings are. */
  readonly isPresent: boolean
}
export const Messenger = port<Messenger>('Messenger')
