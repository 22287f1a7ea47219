export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * The size of a picture with no side longer than `longest`, keeping its aspect ratio. A picture is never enlarged, and
 * each side has at least one pixel.
 */
export function fittedSize({ width, height }: PictureSize, longest: number): PictureSize {
  const scale = Math.min(1, longest / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
