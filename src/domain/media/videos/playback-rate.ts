/** The speeds offered for recordings (B28). */
export const videoRates = [0.75, 1, 1.25, 1.5, 2] as const

/** Parses a stored speed; 1 for one that is not offered. */
export function parseVideoRate(rate: unknown): number {
  return videoRates.find((candidate) => candidate === rate) ?? 1
}
