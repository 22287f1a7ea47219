/** Deterministic random numbers (mulberry32): the same seed draws the same picture on every machine. */
export function createRandom(seed) {
  let state = typeof seed === 'number' ? seed >>> 0 : hash(String(seed))
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (share) => next() < share,
  }
}

function hash(text) {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0), 16777619)
  return value >>> 0
}
