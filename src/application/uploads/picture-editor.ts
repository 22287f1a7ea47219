import { port } from '../shared/port'
import type { LocalFile, PictureArea } from './local-file'

/** Makes pictures smaller before they are sent. Null where this host cannot read the picture. */
export interface PictureEditor {
  /** No side longer than `longest` pixels; what is small enough already, or moves, stays as it is. */
  fit(picture: LocalFile, longest: number): Promise<LocalFile | null>
  /** The square `area` of a picture, `side` pixels wide. */
  crop(picture: LocalFile, area: PictureArea, side: number): Promise<LocalFile | null>
}
export const PictureEditor = port<PictureEditor>('PictureEditor')
