export interface PickerColumn {
  readonly id: string
  /** Accessible name of the column. */
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/**
 * Returns the columns for a choice. A later column may depend on the values chosen in earlier ones, so the function is
 * called again for each column.
 */
export type PickerColumns = (values: readonly string[]) => readonly PickerColumn[]

/**
 * Returns a choice that fits its columns. Where a column no longer contains the chosen value, the index of that value
 * is kept and clamped, so that the 31st of January becomes the 28th of February, not the 1st.
 */
export function fitToColumns(
  columns: PickerColumns,
  values: readonly string[],
  before: readonly string[] = values,
): readonly string[] {
  let validPath: readonly string[] = []
  for (let at = 0; ; at += 1) {
    const column = columns([...validPath, ...values.slice(at)])[at]
    if (!column) return validPath
    validPath = [...validPath, fitToOptions(column, values[at], columns(before)[at], before[at])]
  }
}

function fitToOptions(
  { options }: PickerColumn,
  preferred: string | undefined,
  columnBefore: PickerColumn | undefined,
  before: string | undefined,
): string {
  if (preferred !== undefined && options.some(({ value }) => value === preferred)) return preferred
  const index = columnBefore?.options.findIndex(({ value }) => value === before) ?? -1
  return options[Math.min(Math.max(0, index), options.length - 1)]?.value ?? ''
}
