import type { Result } from '../../../domain/frame/shared/result'
import { port } from '../shared/port'

/** Why no code was read from a picture: it contains none, or the browser cannot decode its format (such as HEIC). */
export type PictureProblem = 'no-code' | 'unreadable'

/** Reads QR codes from pictures. */
export interface CodePictureReader {
  /** @param file A picture file of the device. */
  read(file: object): Promise<Result<string, PictureProblem>>
}
export const CodePictureReader = port<CodePictureReader>('CodePictureReader')
