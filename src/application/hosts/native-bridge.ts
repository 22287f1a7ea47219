import { port } from '../shared/port'

/** The native app that holds this page in a web view, if any. */
export interface NativeBridge {
  /** False in a plain browser, and in a frame of another site's page. Known once the site's settings are loaded. */
  readonly isPresent: boolean
}
export const NativeBridge = port<NativeBridge>('NativeBridge')
