/** A two-hundredth of a degree is about 550 m from south to north. */
const perDegree = 200

/**
 * Rounds one coordinate of a member's home to the middle of an area of about 500 m, which everybody may know. The
 * coordinate is stored rounded, so that no order, distance or search can reveal more.
 */
export const areaDegrees = (degrees: number): number => Number((Math.round(degrees * perDegree) / perDegree).toFixed(3))
