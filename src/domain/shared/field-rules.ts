/** What is wrong with the fields of a form: at most one reason a field, in words of the catalogue. */
export type FieldErrors<Field extends string, Reason extends string> = { readonly [Name in Field]?: Reason }

/** Characters as people count them: one outside the basic plane is one. */
export function characterCount(text: string): number {
  return [...text].length
}

/** The errors that there are; null when there is none. */
export function fieldErrors<Field extends string, Reason extends string>(
  found: Readonly<Record<Field, Reason | null>>,
): FieldErrors<Field, Reason> | null {
  const errors = (Object.entries(found) as [Field, Reason | null][]).filter(([, reason]) => reason !== null)
  return errors.length === 0 ? null : (Object.fromEntries(errors) as FieldErrors<Field, Reason>)
}
