/** Width and height, in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** How large a picture may be, in pixels. */
export interface PictureBounds {
  /** The longest side of a picture of usual proportions. */
  readonly longest: number
  /** The shorter side of one that is tall or wide, such as a long screenshot: it is read along its longer side. */
  readonly shortest: number
  /** Width times height. */
  readonly pixels: number
}

/** The longest side that every format and every browser takes; WebP ends at 16,383. */
export const longestOfAll = 16_000

/**
 * The size of a picture within its bounds, with its proportions. Bounded by its longer side alone, a long screenshot
 * would become a strip that nobody can read.
 */
export function boundedSize({ width, height }: PictureSize, { longest, shortest, pixels }: PictureBounds): PictureSize {
  const [long, short] = [Math.max(width, height, 1), Math.max(Math.min(width, height), 1)]
  const scale = Math.min(
    1,
    Math.max(longest / long, shortest / short),
    Math.sqrt(pixels / (long * short)),
    longestOfAll / long,
  )
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}
