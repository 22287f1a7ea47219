/** A two-hundredth of a degree is about 550 m from south to north. */
const perDegree = 200

/**
 * One coordinate of where somebody lives, as everybody may know it: the middle of an area of about 500 m. It is stored
 * like this, so that no order, distance or search can tell more.
 */
export const areaDegrees = (degrees: number): number => Number((Math.round(degrees * perDegree) / perDegree).toFixed(3))
