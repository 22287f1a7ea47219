/**
 * Milliseconds since some moment. It never goes back, however the machine's clock is set: for ages and pauses, not for
 * stored times.
 */
export type Elapsed = () => number

export const elapsed: Elapsed = () => performance.now()
