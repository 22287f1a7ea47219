import { parseText, type TextRule } from '../../../src/domain/frame/shared/plain-text'
import type { Localised } from '../database/schema/localised'
import { invalid } from '../http/refusal'
import { asWritten } from '../shared/as-written'

const reasonRule = { least: 4, most: 300 } as const satisfies TextRule

/**
 * Checks the reason that the office gives for an act, which the member concerned reads; throws 400001 when it is too
 * short or too long.
 */
export function officeReason(text: string): Localised {
  const reason = parseText(text, reasonRule)
  if (!reason.ok) throw invalid({ reason: reason.reason })
  return asWritten(reason.value)
}
