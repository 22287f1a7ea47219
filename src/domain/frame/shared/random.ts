/**
 * Pseudo-random numbers as a pure function of a seed (mulberry32). The same seed gives the same numbers everywhere, so
 * that random behaviour can be tested and reproduced.
 */
export interface RandomStep {
  /** The number, in [0, 1). */
  readonly value: number
  readonly seed: number
}

export function nextRandom(seed: number): RandomStep {
  const nextSeed = (seed + 0x6d2b79f5) >>> 0
  let bits = Math.imul(nextSeed ^ (nextSeed >>> 15), nextSeed | 1)
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
  return { value: ((bits ^ (bits >>> 14)) >>> 0) / 4294967296, seed: nextSeed }
}

/** A seed from one random number in [0, 1); any other number counts as 0. */
export function seedFrom(random: number): number {
  return Math.floor(unitInterval(random) * 4294967296) >>> 0
}

/** A uniformly random index below `count`; 0 when there is none. */
export function pickIndex(count: number, random: number): number {
  return count > 0 ? Math.min(count - 1, Math.floor(unitInterval(random) * count)) : 0
}

/** A uniformly random index below `count` other than `index`; `index` itself when there is no other. */
export function pickOtherIndex(index: number, count: number, random: number): number {
  return count > 1 ? (index + 1 + pickIndex(count - 1, random)) % count : index
}

/** The indexes 0…count-1 in a random order (Fisher–Yates), determined by one random number. */
export function shuffledIndexes(count: number, random: number): readonly number[] {
  const order = Array.from({ length: Math.max(0, count) }, (_, index) => index)
  let seed = seedFrom(random)
  for (let lastIndex = order.length - 1; lastIndex > 0; lastIndex -= 1) {
    const step = nextRandom(seed)
    seed = step.seed
    const swapIndex = pickIndex(lastIndex + 1, step.value)
    const swapped = order[lastIndex] as number
    order[lastIndex] = order[swapIndex] as number
    order[swapIndex] = swapped
  }
  return order
}

function unitInterval(random: number): number {
  return random >= 0 && random < 1 ? random : 0
}
