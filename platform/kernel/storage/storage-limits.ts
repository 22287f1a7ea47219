/** Limits in milliseconds after which a store counts as stalled. */
export interface StorageLimits {
  /** The time until the store answers, from connecting to the first byte. */
  readonly answer: number
  /** The time between two bytes, while a reader waits for the next one. */
  readonly pause: number
}

export const usualStorageLimits: StorageLimits = { answer: 10_000, pause: 10_000 }
