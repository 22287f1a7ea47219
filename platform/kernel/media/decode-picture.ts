import sharp from 'sharp'
import type { Sharp, SharpOptions } from 'sharp'
import { errorCodes } from '../../../contract/envelope'
import { Refusal } from '../http/refusal'

const million = 1_000_000

/**
 * The most pixels of a picture, all frames together: more than any phone camera produces. The size of the file is no
 * limit, since a picture of one colour is small in any format, whatever its dimensions. WebP and AVIF have lower
 * limits, because a pixel of theirs costs several times as much as a pixel of JPEG, and AVIF is decoded as a whole,
 * which nothing can abort. Formats that are not listed, such as SVG, are refused.
 */
const mostPixels: Readonly<Record<string, number>> = {
  jpeg: 60 * million,
  png: 60 * million,
  webp: 40 * million,
  gif: 40 * million,
  heif: 17 * million,
}

/** The most frames of an animation. */
const mostFrames = 1000

/** The most seconds of work on one picture. */
const longestWork = 8

/**
 * Opens a picture for processing, once its header is within the limits of its format; 415001 otherwise. The processing
 * ends with an error when it takes too long (`pictureRefusal`).
 */
export async function openPicture(
  content: string | Uint8Array,
  { animated, ...options }: SharpOptions & { readonly animated: boolean },
): Promise<Sharp> {
  const { format, width, height, pageHeight, pages = 1 } = await sharp(content, { limitInputPixels: false }).metadata()
  const pixelLimit = requirePixels(format, { width, height: pageHeight ?? height, frames: animated ? pages : 1 })
  return sharp(content, { ...options, animated, limitInputPixels: pixelLimit }).timeout({ seconds: longestWork })
}

/** Returns the most pixels of a format; 415001 for a picture that has more of them, or too many frames. */
export function requirePixels(
  format: string,
  { width, height, frames }: { readonly width: number; readonly height: number; readonly frames: number },
): number {
  const pixelLimit = Object.hasOwn(mostPixels, format) ? (mostPixels[format] ?? 0) : 0
  if (pixelLimit === 0) throw refusalFor('unreadable')
  if (width * height * frames > pixelLimit || frames > mostFrames) throw refusalFor('too-many-pixels')
  return pixelLimit
}

/** Converts an error of processing a picture to 415001, since the content that its sender chose is to blame. */
export function pictureRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit/.test(message)) return refusalFor('too-many-pixels')
  return refusalFor(/timeout|killed/.test(message) ? 'too-costly' : 'unreadable')
}

export const refusalFor = (reason: 'unreadable' | 'too-many-pixels' | 'too-costly'): Refusal =>
  new Refusal(errorCodes.typeNotTaken, null, { reason })
