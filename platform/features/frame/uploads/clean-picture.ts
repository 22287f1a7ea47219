import { rename, rm, stat } from 'node:fs/promises'
import type { OutputInfo, Sharp } from 'sharp'
import { openPicture, pictureRefusal } from '../../../kernel/media/decode-picture'
import { longestSide } from '../../../kernel/uploads/upload-limits'
import type { SniffedFile } from '../../../kernel/media/sniff'

export interface CleanPicture {
  readonly width: number
  readonly height: number
  /** The size in bytes. */
  readonly size: number
  /** The type of the file after cleaning. */
  readonly type: SniffedFile
}

/**
 * Re-encodes a picture in place: upright, in sRGB, without location, camera, names or other metadata, and without data
 * appended after its last pixel. 415001 when it cannot be decoded.
 */
export async function cleanPicture(file: string, sniffed: SniffedFile): Promise<CleanPicture> {
  const draft = `${file}.clean`
  try {
    const isAnimated = sniffed.extension === 'gif' || sniffed.extension === 'webp'
    const picture = (await openPicture(file, { animated: isAnimated, failOn: 'error' }))
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    const { width, height, pageHeight } = (await encode(picture, sniffed).toFile(draft)) as OutputInfo & {
      pageHeight?: number
    }
    await rename(draft, file)
    return { width, height: pageHeight ?? height, size: (await stat(file)).size, type: storedAs(sniffed) }
  } catch (error) {
    await rm(draft, { force: true })
    throw pictureRefusal(error)
  }
}

/** AVIF is stored as WebP, from which later sizes are made at a fraction of the cost. */
const storedAs = (sniffed: SniffedFile): SniffedFile =>
  sniffed.extension === 'avif' ? { kind: 'image', mime: 'image/webp', extension: 'webp' } : sniffed

function encode(picture: Sharp, { extension }: SniffedFile): Sharp {
  switch (extension) {
    case 'jpg':
      return picture.jpeg({ quality: 88, mozjpeg: true })
    case 'png':
      return picture.png({ compressionLevel: 9 })
    case 'gif':
      return picture.gif()
    default:
      return picture.webp({ quality: 88 })
  }
}
