import type { Failure } from '../shared/failure'

export type FieldProblems<Field extends string> = { readonly [Name in Field]?: string }

/**
 * The platform's errors for the fields of this form; null when the failure has another reason, and is shown for the
 * form as a whole.
 */
export function fieldProblems<Field extends string>(
  failure: Failure,
  fields: readonly Field[],
): FieldProblems<Field> | null {
  if (failure.code !== 'invalid') return null
  const known = fields.filter((field) => failure.fields[field] !== undefined)
  return known.length === 0
    ? null
    : (Object.fromEntries(known.map((field) => [field, failure.fields[field]])) as FieldProblems<Field>)
}
