import type { Result } from '../../../domain/frame/shared/result'
import { port } from '../shared/port'

/** Why a picture gave no code: there is none in it, or it is of a format that the browser cannot decode (such as HEIC). */
export type PictureProblem = 'no-code' | 'unreadable'

/** Reads QR codes from pictures. */
export interface CodePictureReader {
  /** @param file A picture file of the device. */
  read(file: object): Promise<Result<string, PictureProblem>>
}
export const CodePictureReader = port<CodePictureReader>('CodePictureReader')
