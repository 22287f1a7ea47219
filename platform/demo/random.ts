/** A pseudo-random sequence that is the same at every seeding. */
export interface Sequence {
  /** An integer from 0, below `end`. */
  whole(end: number): number
  between(least: number, most: number): number
  pick<Value>(values: readonly Value[]): Value
  chance(share: number): boolean
}

/** Mulberry32, seeded with the letters of a name. */
export function sequence(name: string): Sequence {
  let state = 0x9e3779b9
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x85ebca6b) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
  const wholeBelow = (end: number) => Math.floor(next() * end)
  return {
    whole: wholeBelow,
    between: (least, most) => least + wholeBelow(most - least + 1),
    pick: (values) => {
      const value = values[wholeBelow(values.length)]
      if (value === undefined) throw new Error('nothing to pick from')
      return value
    },
    chance: (share) => next() < share,
  }
}
