import { rename, stat } from 'node:fs/promises'
import sharp from 'sharp'
import type { OutputInfo, Sharp } from 'sharp'
import { errorCodes } from '../../../contract/envelope'
import { Refusal } from '../../http/refusal'
import { mostPixels } from '../../media/image-variants'
import { longestSide } from './upload-limits'
import type { Sniffed } from './sniff'

export interface CleanPicture {
  readonly width: number
  readonly height: number
  /** Bytes. */
  readonly size: number
}

/**
 * Re-encodes a picture in place: upright, in sRGB, without location, camera, names or other metadata, and without data
 * appended after its last pixel. 415001 when it cannot be decoded.
 */
export async function cleanPicture(file: string, sniffed: Sniffed): Promise<CleanPicture> {
  const draft = `${file}.clean`
  try {
    const moving = sniffed.extension === 'gif' || sniffed.extension === 'webp'
    const picture = sharp(file, { limitInputPixels: mostPixels, animated: moving, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    const { width, height, pageHeight } = (await encode(picture, sniffed).toFile(draft)) as OutputInfo & {
      pageHeight?: number
    }
    await rename(draft, file)
    return { width, height: pageHeight ?? height, size: (await stat(file)).size }
  } catch (error) {
    throw new Refusal(errorCodes.typeNotTaken, null, {
      reason: (error as Error).message.includes('pixel limit') ? 'too-many-pixels' : 'unreadable',
    })
  }
}

function encode(picture: Sharp, { extension }: Sniffed): Sharp {
  switch (extension) {
    case 'jpg':
      return picture.jpeg({ quality: 88, mozjpeg: true })
    case 'png':
      return picture.png({ compressionLevel: 9 })
    case 'gif':
      return picture.gif()
    case 'avif':
      return picture.avif({ quality: 65, effort: 3 })
    default:
      return picture.webp({ quality: 88 })
  }
}
