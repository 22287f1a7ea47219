import { codePointCount } from '../shared/graphemes'
import { passwordLimits } from './password'

/** The strength: 0 not accepted, 1 weak, 2 fair, 3 strong. */
type PasswordStrength = 0 | 1 | 2 | 3

const kinds = [/[\p{Ll}\p{Lo}]/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{Nd}]/u]

/**
 * A rough estimate of how hard a password is to guess, mostly by its length, then by its variety. The platform refuses
 * common ones.
 */
export function passwordStrength(password: string): PasswordStrength {
  const length = codePointCount(password)
  if (length < passwordLimits[0] || length > passwordLimits[1]) return 0
  const different = new Set(password).size
  const variety = kinds.filter((kind) => kind.test(password)).length
  if (different < 5 || isRun(password)) return 1
  const points = (length >= 10 ? 1 : 0) + (length >= 14 ? 1 : 0) + (variety >= 2 ? 1 : 0) + (variety >= 3 ? 1 : 0)
  return points >= 3 && length >= 12 ? 3 : points >= 2 ? 2 : 1
}

/** Whether the characters are consecutive, as in 12345678 or hgfedcba. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1
}
