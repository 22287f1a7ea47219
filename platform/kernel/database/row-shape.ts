import type { SelectedColumn } from './drizzle-select'

type Values = Record<string, unknown>

/** Converts the rows of a document into the rows that the type of a select describes. */
export interface RowShape {
  readonly row: (read: Values) => Values
  /** Does the same for the value of a select of one column. */
  readonly value: (read: unknown) => unknown
}

/** Returns null for rows that stay as they are read: their selection is flat, and JSON has the types of its values. */
export function shapeOf(columns: readonly SelectedColumn[]): RowShape | null {
  const decoded = columns.flatMap(({ path, decode }) => (decode === null ? [] : [{ name: path.join('.'), decode }]))
  const isNested = columns.some(({ path }) => path.length > 1)
  if (decoded.length === 0 && !isNested) return null
  const missing = missingObjects(columns)
  const decodeIn = (row: Values): Values => {
    for (const { name, decode } of decoded) if (row[name] !== null) row[name] = decode(row[name])
    return row
  }
  const [first] = decoded
  return {
    row: (read) => (isNested ? nestColumns(decodeIn(read), columns, missing) : decodeIn(read)),
    value: (read) => (read === null || first === undefined ? read : first.decode(read)),
  }
}

/** The names of objects that are null when all of their values are: each is a row of one table that may be missing. */
function missingObjects(columns: readonly SelectedColumn[]): readonly string[] {
  const nestedColumns = columns.filter(({ path }) => path.length > 1)
  return [...new Set(nestedColumns.map(({ path: [name = ''] }) => name))].filter((name) => {
    const parts = nestedColumns.filter(({ path }) => path[0] === name)
    const table = parts[0]?.missingWith ?? null
    return table !== null && parts.every(({ path, missingWith }) => path.length === 2 && missingWith === table)
  })
}

function nestColumns(row: Values, columns: readonly SelectedColumn[], missing: readonly string[]): Values {
  const nestedRow: Values = {}
  for (const { path } of columns) {
    let parent = nestedRow
    for (const name of path.slice(0, -1)) parent = (parent[name] ??= {}) as Values
    parent[path.at(-1) ?? ''] = row[path.join('.')]
  }
  for (const name of missing)
    if (Object.values(nestedRow[name] as Values).every((value) => value === null)) nestedRow[name] = null
  return nestedRow
}
