import type { SlideImage } from 'yet-another-react-lightbox'
import { resized, sourceWidths, sourceSet } from './image-source'

export interface LightboxPicture {
  /** A path of the site (resized by the platform) or a whole address. */
  readonly address: string
  readonly alt: string
  /** '' for none. */
  readonly caption: string
  /** Pixels of the original; null while nobody knows. */
  readonly size: { readonly width: number; readonly height: number } | null
}

/** A picture in the sizes that the platform makes, the original the largest: what is needed comes, and more when one looks closely. */
export function slideOf({ address, alt, size }: LightboxPicture): SlideImage {
  if (size === null) return { src: resized(address, sourceWidths.at(-1) ?? 0), alt }
  const { width, height } = size
  const scaled = sourceSet(address) === undefined ? [] : sourceWidths.filter((smaller) => smaller < width)
  const srcSet = [
    ...scaled.map((part) => ({
      src: resized(address, part),
      width: part,
      height: Math.round((part * height) / width),
    })),
    { src: address, width, height },
  ]
  return { src: address, alt, width, height, srcSet }
}
