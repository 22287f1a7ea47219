import { port } from '../shared/port'
import type { LocalFile, PictureArea } from './local-file'

/** Resizes pictures before upload. Returns null when this host cannot decode the picture. */
export interface PictureEditor {
  /** Returns the picture with no side longer than `longest` pixels; small pictures and animations stay as they are. */
  resizeToFit(cropTo: LocalFile, longest: number): Promise<LocalFile | null>
  /** Returns the square `area` of a picture, `side` pixels wide. */
  crop(picture: LocalFile, area: PictureArea, side: number): Promise<LocalFile | null>
}
export const PictureEditor = port<PictureEditor>('PictureEditor')
