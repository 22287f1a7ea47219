import type { SlideImage } from 'yet-another-react-lightbox'
import { resizedUrl, sourceWidths, sourceSet } from '../pictures/image-source'

export interface LightboxPicture {
  /** A path of the site (resized by the platform) or an absolute address. */
  readonly address: string
  readonly alt: string
  /** '' when there is none. */
  readonly caption: string
  /** Pixels of the original; null when unknown. */
  readonly size: { readonly width: number; readonly height: number } | null
}

/**
 * A picture in all sizes of the platform, with the original as the largest. The viewer loads the size that fits, and a
 * larger one on zooming in.
 */
export function slideOf({ address, alt, size }: LightboxPicture): SlideImage {
  if (size === null) return { src: resizedUrl(address, sourceWidths.at(-1) ?? 0), alt }
  const { width, height } = size
  const scaled = sourceSet(address) === undefined ? [] : sourceWidths.filter((smaller) => smaller < width)
  const srcSet = [
    ...scaled.map((part) => ({
      src: resizedUrl(address, part),
      width: part,
      height: Math.round((part * height) / width),
    })),
    { src: address, width, height },
  ]
  return { src: address, alt, width, height, srcSet }
}
