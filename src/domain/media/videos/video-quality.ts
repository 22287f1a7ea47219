/** The wanted height of the video in pixels; 'auto' adapts it to the network. */
export type VideoQuality = number | 'auto'

/** Parses a stored quality; 'auto' for an invalid one. */
export function parseVideoQuality(quality: unknown): VideoQuality {
  return typeof quality === 'number' && Number.isInteger(quality) && quality > 0 ? quality : 'auto'
}

/** The heights of a stream, best first, without duplicates. */
export function offeredQualities(heights: readonly number[]): readonly number[] {
  return [...new Set(heights.filter((height) => Number.isInteger(height) && height > 0))].sort(
    (one, other) => other - one,
  )
}

/**
 * The index of the rendition to choose: the best that is not above the wanted height, else the smallest. Null leaves
 * the choice to the player.
 */
export function streamForQuality(heights: readonly number[], quality: VideoQuality): number | null {
  if (quality === 'auto' || heights.length === 0) return null
  let best: number | null = null
  let smallest = 0
  heights.forEach((height, index) => {
    if (height < (heights[smallest] ?? 0)) smallest = index
    if (height <= quality && (best === null || height > (heights[best] ?? 0))) best = index
  })
  return best ?? smallest
}
