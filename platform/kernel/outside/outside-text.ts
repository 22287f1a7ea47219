import { withoutUnseen } from '../../../src/domain/frame/shared/unseen-characters'

/**
 * A text that somebody outside wrote, as it may be stored and shown: without unseen characters, and without NUL and
 * lone surrogates, which no database accepts. The bodies of our own calls go through `parsePart` instead, which does
 * the same and refuses the latter.
 */
export function outsideText(text: string): string {
  return withoutUnseen(text).replace(/\0|\p{Surrogate}/gu, '')
}
