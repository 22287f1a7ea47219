import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, success, type Result } from '../../frame/shared/result'

/** What may be wrong with the entry of an amenity. */
export const reportedParts = ['closed', 'hours', 'phone', 'address', 'accessibility', 'other'] as const
export type ReportedPart = (typeof reportedParts)[number]

export const reportTextRule = { most: 500 } as const satisfies TextRule

export interface AmenityReportForm {
  readonly parts: readonly string[]
  /** What is right instead; may be '' unless `other` is among the parts. */
  readonly text: string
}

export interface AmenityReport {
  readonly parts: readonly ReportedPart[]
  readonly text: string
}

export type AmenityReportField = keyof AmenityReportForm
export type AmenityReportProblem = TextProblem

/** Checks the report, for the client and the platform alike. */
export function checkAmenityReport(
  form: AmenityReportForm,
): Result<AmenityReport, FieldErrors<AmenityReportField, AmenityReportProblem>> {
  const parts = reportedParts.filter((part) => form.parts.includes(part))
  const text = parseText(form.text, reportTextRule)
  const errors = fieldErrors<AmenityReportField, AmenityReportProblem>({
    parts: parts.length === 0 ? 'required' : null,
    text: !text.ok ? text.reason : parts.includes('other') && text.value === '' ? 'required' : null,
  })
  if (errors !== null || !text.ok) return failure(errors ?? {})
  return success({ parts, text: text.value })
}
