import { withoutUnseen } from '../../../src/domain/frame/shared/unseen-characters'

/**
 * A text that somebody outside wrote, as it may be stored and shown: without unseen characters, and without NUL and
 * lone surrogates, which no database accepts. The bodies of our own calls go through `parsePart` instead, which does
 * the same and refuses the latter.
 */
export function outsideText(text: string): string {
  return withoutUnseen(text).replace(/\0|\p{Surrogate}/gu, '')
}

/** A value that somebody outside sent or wrote, as JSON or YAML, with each of its texts as it may be stored. */
export function outsideValue(value: unknown): unknown {
  if (typeof value === 'string') return outsideText(value)
  if (Array.isArray(value)) return value.map(outsideValue)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [outsideText(name), outsideValue(inner)]))
}
