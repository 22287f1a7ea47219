/** Milliseconds after which a store counts as stalled. */
export interface StorageLimits {
  /** Until it answers: connecting, and the first byte. */
  readonly answer: number
  /** Between two bytes that somebody waits for. */
  readonly pause: number
}

export const usualStorageLimits: StorageLimits = { answer: 10_000, pause: 10_000 }
