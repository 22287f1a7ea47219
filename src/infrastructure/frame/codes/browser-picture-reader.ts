import { inject } from 'inversify'
import type { CodePictureReader, PictureProblem } from '../../../application/frame/codes/code-picture-reader'
import { failure, success, type Result } from '../../../domain/frame/shared/result'
import { CodeDecoder } from './code-decoder'

/**
 * The longer sides, in pixels, of the copies that are decoded in this order. A code that fills the picture is found in
 * a small copy, and a code in a corner only in a large copy.
 */
const sizes = [800, 1600, 400]

/** Decodes pictures of every format that the browser can show. */
export class BrowserPictureReader implements CodePictureReader {
  constructor(@inject(CodeDecoder) private readonly decoder: CodeDecoder) {}

  async read(file: Blob): Promise<Result<string, PictureProblem>> {
    let picture: ImageBitmap
    try {
      picture = await createImageBitmap(file)
    } catch {
      return failure('unreadable')
    }
    try {
      for (const size of sizes) {
        const text = await this.decoder.decode(picture, size)
        if (text !== null && text !== '') return success(text)
      }
      return failure('no-code')
    } finally {
      picture.close()
    }
  }
}
