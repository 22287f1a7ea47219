/** A distance for display (B52). `text` holds the digits; the catalogue has the words around it. */
export type DistanceLabel =
  | { readonly kind: 'under-100-metres' }
  | { readonly kind: 'metres'; readonly value: number; readonly text: string }
  | { readonly kind: 'kilometres'; readonly value: number; readonly text: string }
  | { readonly kind: 'over-100-kilometres' }
  | { readonly kind: 'unknown' }

/**
 * The label of a distance in metres (B52). A distance that would round up to '1000 m' is shown as 1.0 km; 100 km itself
 * is still a number. A negative or missing distance is unknown.
 */
export function distanceLabel(metres: number): DistanceLabel {
  if (!(metres >= 0)) return { kind: 'unknown' }
  if (metres < 100) return { kind: 'under-100-metres' }
  const rounded = Math.round(metres)
  if (rounded < 1000) return { kind: 'metres', value: rounded, text: String(rounded) }
  if (metres > 100_000) return { kind: 'over-100-kilometres' }
  const kilometres = Math.round(metres / 100) / 10
  return { kind: 'kilometres', value: kilometres, text: kilometres.toFixed(1) }
}
