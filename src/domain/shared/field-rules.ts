/** The errors of a form's fields: at most one reason per field, as a code of the catalogue. */
export type FieldErrors<Field extends string, Reason extends string> = { readonly [Name in Field]?: Reason }

/** Characters as people count them: a character outside the basic plane counts once. */
export function characterCount(text: string): number {
  return [...text].length
}

/** The errors, or null when there are none. */
export function fieldErrors<Field extends string, Reason extends string>(
  found: Readonly<Record<Field, Reason | null>>,
): FieldErrors<Field, Reason> | null {
  const errors = (Object.entries(found) as [Field, Reason | null][]).filter(([, reason]) => reason !== null)
  return errors.length === 0 ? null : (Object.fromEntries(errors) as FieldErrors<Field, Reason>)
}
