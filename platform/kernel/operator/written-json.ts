import { outsideValue } from '../outside/outside-text'
import { invalid, type Refusal } from '../http/refusal'

/** Reads what the office wrote as JSON; null for a text that is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return outsideValue(JSON.parse(text))
  } catch {
    return null
  }
}

/** Makes a refusal 400001 that names each field which does not fit its schema. */
export function misfit(issues: readonly { readonly path: readonly PropertyKey[] }[]): Refusal {
  return invalid(Object.fromEntries(issues.map(({ path }) => [path.join('.') || 'text', 'invalid'])))
}
