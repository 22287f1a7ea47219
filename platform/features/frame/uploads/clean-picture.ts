import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { Metadata, OutputInfo, Sharp } from 'sharp'
import { boundedSize } from '../../../../src/domain/frame/shared/picture-bounds'
import type { PictureSize } from '../../../../src/domain/frame/shared/picture-bounds'
import { isAnimatedPng, readAnimatedPng } from '../../../kernel/media/animated-png'
import { openPicture, pictureRefusal, refusalFor, requirePixels } from '../../../kernel/media/decode-picture'
import { storedBounds } from '../../../kernel/uploads/upload-limits'
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
    if (sniffed.extension === 'png') {
      const bytes = await readFile(file)
      if (isAnimatedPng(bytes)) return await cleanAnimatedPng(file, bytes, sniffed)
    }
    const isAnimated = sniffed.extension === 'gif' || sniffed.extension === 'webp'
    const opened = await openPicture(file, { animated: isAnimated, failOn: 'error' })
    const bounds = boundedSize(uprightSize(await opened.metadata()), storedBounds)
    const picture = opened.autoOrient().resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
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

/** The size of one frame, as it is shown. */
function uprightSize({ width, height, pageHeight, orientation = 1 }: Metadata): PictureSize {
  const frame = { width, height: pageHeight ?? height }
  return orientation >= 5 ? { width: frame.height, height: frame.width } : frame
}

/** Cleans an animation whose frames the library of pictures cannot read, once its first one could be. */
async function cleanAnimatedPng(file: string, bytes: Uint8Array, type: SniffedFile): Promise<CleanPicture> {
  const animation = readAnimatedPng(bytes)
  if (animation === null) throw refusalFor('unreadable')
  const { width, height } = animation
  requirePixels('gif', animation)
  await (await openPicture(bytes, { animated: false, failOn: 'error' })).stats()
  await writeFile(file, animation.bytes)
  return { width, height, size: animation.bytes.length, type }
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
