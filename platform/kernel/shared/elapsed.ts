/**
 * Milliseconds since some moment. It never goes back, however the clock of the machine is set: for ages and for pauses,
 * not for what is written down.
 */
export type Elapsed = () => number

export const elapsed: Elapsed = () => performance.now()
