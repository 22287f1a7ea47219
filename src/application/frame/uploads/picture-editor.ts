import type { PictureBounds } from '../../../domain/frame/shared/picture-bounds'
import { port } from '../shared/port'
import type { LocalFile, PictureArea } from './local-file'

/** Resizes pictures before upload. Returns null when this host cannot decode the picture. */
export interface PictureEditor {
  /** Returns the picture within the bounds; small pictures and animations stay as they are. */
  resizeToFit(picture: LocalFile, bounds: PictureBounds): Promise<LocalFile | null>
  /** Returns the square `area` of a picture, `side` pixels wide. */
  crop(picture: LocalFile, area: PictureArea, side: number): Promise<LocalFile | null>
}
export const PictureEditor = port<PictureEditor>('PictureEditor')
