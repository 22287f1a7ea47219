import { failure, success, type Result } from './result'

/** The errors of a form's fields: at most one reason per field, as a code of the catalogue. */
export type FieldErrors<Field extends string, Reason extends string> = { readonly [Name in Field]?: Reason }

/** The errors; null when there are none. */
export function fieldErrors<Field extends string, Reason extends string>(
  found: Readonly<Record<Field, Reason | null>>,
): FieldErrors<Field, Reason> | null {
  const errors = (Object.entries(found) as [Field, Reason | null][]).filter(([, reason]) => reason !== null)
  return errors.length === 0 ? null : (Object.fromEntries(errors) as FieldErrors<Field, Reason>)
}

type ValueOf<Checked> = Checked extends { readonly ok: true; readonly value: infer Value } ? Value : never

/** The values of all fields, or the errors of the invalid ones. */
export function checkedFields<Fields extends Readonly<Record<string, Result<unknown, string>>>>(
  fields: Fields,
): Result<
  { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> },
  FieldErrors<Extract<keyof Fields, string>, string>
> {
  const all = Object.entries(fields)
  const errors = all.flatMap(([name, field]) => (field.ok ? [] : [[name, field.reason] as const]))
  if (errors.length > 0)
    return failure(Object.fromEntries(errors) as FieldErrors<Extract<keyof Fields, string>, string>)
  const values = all.flatMap(([name, field]) => (field.ok ? [[name, field.value] as const] : []))
  return success(Object.fromEntries(values) as { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> })
}
