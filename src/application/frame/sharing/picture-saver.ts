import { port } from '../shared/port'
import type { SharedPicture } from './share-outlet'

/**
 * How a picture is saved: by the app among those of the phone, by a download of the browser, or by the visitor with a
 * long press alone, because the messenger downloads nothing.
 */
export type PictureSaving = 'app' | 'download' | 'long-press'

/** Saves a picture on the phone. */
export interface PictureSaver {
  readonly way: PictureSaving
  /** Lets the app save a picture. Resolves to whether it did. */
  save(picture: SharedPicture, name: string): Promise<boolean>
}
export const PictureSaver = port<PictureSaver>('PictureSaver')
