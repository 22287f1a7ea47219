import type { FieldErrors } from '../../../domain/frame/shared/field-rules'
import type { Failure } from '../shared/failure'

/** The values of a draft whose types still match the form's. */
export function valuesLike<Values extends object>(
  values: Values,
  storedValues: Readonly<Record<string, unknown>>,
): Partial<Values> {
  const fittingEntries = Object.entries(storedValues).filter(([field, value]) => {
    const own = (values as Readonly<Record<string, unknown>>)[field]
    return own !== undefined && (own === null || value === null || typeof own === typeof value)
  })
  return Object.fromEntries(fittingEntries) as Partial<Values>
}

/** The values that have changed since `before`. */
export function changesBetween<Values extends object>(before: Values, now: Values): Partial<Values> {
  const changes = Object.entries(now).filter(([field, value]) => value !== before[field as keyof Values])
  return Object.fromEntries(changes) as Partial<Values>
}

/** The platform's errors for fields that the form has; null when it refused for another reason. */
export function fieldFailures<Values extends object>(
  { code, fields }: Failure,
  values: Values,
): FieldErrors<keyof Values & string, string> | null {
  if (code !== 'invalid') return null
  const entries = Object.entries(fields).flatMap(([path, reason]) => {
    const field = path.split('.')[0] ?? path
    return field in values ? [[field, reason] as const] : []
  })
  return entries.length === 0 ? null : (Object.fromEntries(entries) as FieldErrors<keyof Values & string, string>)
}

export function withoutFields<Errors extends object>(errors: Errors, fields: readonly string[]): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field))) as Errors
}

/** The values, with some fields reset to their initial values. */
export function resetFields<Values extends object>(
  values: Values,
  first: Values,
  fields: readonly (keyof Values)[],
): Values {
  return { ...values, ...Object.fromEntries(fields.map((field) => [field, first[field]])) }
}
