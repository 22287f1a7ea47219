import { instant, isKeepable, mostNumber } from '../../../contract/fields'
import { invalid } from '../http/refusal'

/**
 * The values of a keyset cursor: the sort values of a page's last row, the id last. On the wire they are sealed
 * (`sealed-cursors.ts`).
 */
export type CursorValues = readonly (string | number | boolean)[]

export const cursorOf = (position: CursorValues): string => JSON.stringify(position)

/**
 * Decodes a cursor of the given shape (one letter per value: t instant, n number, b boolean, s text); null without one.
 * Throws 400001 for anything that this platform did not write.
 */
export function cursorValues(cursor: string | undefined, shape: string): CursorValues | null {
  if (cursor === undefined || cursor === '') return null
  const position = parse(cursor)
  if (
    !Array.isArray(position) ||
    position.length !== shape.length ||
    !position.every((value, index) => fitsShape(value, shape[index]))
  ) {
    throw invalid({ cursor: 'invalid' })
  }
  return position as CursorValues
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(cursor)
  } catch {
    return null
  }
}

function fitsShape(value: unknown, shape: string | undefined): boolean {
  switch (shape) {
    case 't':
      return instant.safeParse(value).success
    case 'n':
      return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= mostNumber
    case 'b':
      return typeof value === 'boolean'
    default:
      return typeof value === 'string' && value.length <= 64 && isKeepable(value)
  }
}
