/**
 * About 100 m: only those concerned learn the exact address of a wish, and it cannot be derived from a series of
 * distances either.
 */
export const shownDecimals = 3
/** The exact position is never farther than this from the one that is shown. */
export const roundedMetres = 100
export const blurred = (degrees: number): number => Number(degrees.toFixed(shownDecimals))
