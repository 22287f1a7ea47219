import { port } from '../shared/port'
import type { SharedPicture } from './share-outlet'

/** Saves a picture among those of the phone, which only an app can do; a browser downloads it. */
export interface PictureSaver {
  readonly canSave: boolean
  /** Resolves to whether the picture was saved. */
  save(picture: SharedPicture, name: string): Promise<boolean>
}
export const PictureSaver = port<PictureSaver>('PictureSaver')
