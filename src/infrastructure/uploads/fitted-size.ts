export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The size of a picture with no side longer than `longest`, in the same shape; never larger than it is, never without a pixel. */
export function fittedSize({ width, height }: PictureSize, longest: number): PictureSize {
  const scale = Math.min(1, longest / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
