/** The time after which a view counts half as much as a new one. */
const halfLife = 14 * 86_400_000
const epoch = Date.UTC(2025, 0, 1)

/**
 * What one view adds to the heat of a guide. Later views add more, so that sums of any age can be compared as they are
 * and nothing has to be recalculated as time passes. A double holds such sums for about forty years from the epoch.
 * @param at milliseconds since 1970
 */
export function heatOfView(at: number): number {
  return 2 ** ((at - epoch) / halfLife)
}
