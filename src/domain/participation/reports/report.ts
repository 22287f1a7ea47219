import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, success, type Result } from '../../frame/shared/result'

export const reportReasons = ['insult', 'spam', 'false', 'private', 'danger', 'indecent', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportTextRule = { most: 300 } as const satisfies TextRule

export interface ReportInput {
  /** One of `reportReasons`; '' until one is chosen. */
  readonly reason: string
  /** What else the office should know; required only for the reason 'other'. */
  readonly text: string
}

export interface Report {
  readonly reason: ReportReason
  readonly text: string
}

export type ReportField = keyof ReportInput

/** Checks a report, for the client and the platform alike. */
export function checkReport(form: ReportInput): Result<Report, FieldErrors<ReportField, TextProblem>> {
  const reason = reportReasons.find((each) => each === form.reason)
  const text = parseText(form.text, reportTextRule)
  const errors = fieldErrors<ReportField, TextProblem>({
    reason: reason === undefined ? 'required' : null,
    text: !text.ok ? text.reason : reason === 'other' && text.value === '' ? 'required' : null,
  })
  if (errors !== null || !text.ok || reason === undefined) return failure(errors ?? {})
  return success({ reason, text: text.value })
}
