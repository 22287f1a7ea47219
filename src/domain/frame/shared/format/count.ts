/** A count for display (B53). `text` holds the digits; the catalogue has the unit. */
export type CountLabel =
  | { readonly kind: 'plain'; readonly value: number; readonly text: string }
  /** `value` is in tens of thousands, rounded to two decimals. */
  | { readonly kind: 'ten-thousands'; readonly value: number; readonly text: string }

/** A whole count; an invalid one (negative, not a number) is 0. */
function wholeCount(count: number): number {
  return count > 0 ? Math.floor(Math.min(count, Number.MAX_SAFE_INTEGER)) : 0
}

/** The label of a count; above 9999 it is in units of ten thousand with two decimals (B53). */
export function countLabel(count: number): CountLabel {
  const rounded = wholeCount(count)
  if (rounded <= 9999) return { kind: 'plain', value: rounded, text: String(rounded) }
  // The count is rounded as hundreds first, because 1.005 has no exact binary form, but 100.5 has.
  const value = Math.round(rounded / 100) / 100
  return { kind: 'ten-thousands', value, text: value.toFixed(2) }
}

const letters = ['', 'k', 'm', 'b', 't'] as const

/**
 * The English short form: '999', '1.2k', '66.5k', '1.3m'. It equals `Intl.NumberFormat('en', { notation: 'compact' })`
 * in lower case, which takes a slow phone some 80 ms to create.
 */
export function compactCount(count: number): string {
  const rounded = wholeCount(count)
  let power = 0
  // The number is rounded first, so that 999,950 is a million.
  while (power < letters.length - 1 && tenths(rounded, power) >= 10_000) power += 1
  return `${power === 0 ? rounded : tenths(rounded, power) / 10}${letters[power]}`
}

function tenths(whole: number, power: number): number {
  return Math.round((whole * 10) / 1000 ** power)
}
