import { port } from '../shared/port'

/** The native app that holds this page in a web view, where one does. */
export interface NativeBridge {
  /** False in a plain browser, and in a frame of a foreign page. Known once the site's settings are. */
  readonly isPresent: boolean
}
export const NativeBridge = port<NativeBridge>('NativeBridge')
