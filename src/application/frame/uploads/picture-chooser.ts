import { port } from '../shared/port'
import type { LocalFile } from './local-file'

/** The pictures of the phone as an app shows them, for choosing. */
export interface PictureChooser {
  /** Whether an app lets its user choose pictures; otherwise the browser does. */
  readonly canChoose: boolean
  /** Lets the user choose. Empty when they closed it; null when the app failed, so that the browser must do it. */
  choose(count: number): Promise<readonly LocalFile[] | null>
}
export const PictureChooser = port<PictureChooser>('PictureChooser')
