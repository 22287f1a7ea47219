/**
 * Returns the milliseconds since an arbitrary moment. The value never goes back, even when the machine's clock is set
 * back. It measures ages and pauses; it is not a time to store.
 */
export type Elapsed = () => number

export const elapsed: Elapsed = () => performance.now()
