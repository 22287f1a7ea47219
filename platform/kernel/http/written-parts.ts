import type { Schema } from '../../../contract/endpoint'
import { isWritten } from '../../../contract/fields'
import type { WrittenPart } from '../content-check/sensitive-text'
import { fieldsIn, type IsSought } from '../../../contract/reading/declared-fields'

const isSought: IsSought = (field) => isWritten(field as object)

/**
 * Finds what somebody wrote in a body, in the fields that the contract declares as texts that others read
 * (`writtenText`), by the names of the body's own fields. Null for a body without such fields.
 */
export function writtenPartsOf(body: Schema): ((value: unknown) => readonly WrittenPart[]) | null {
  const shape = 'shape' in body ? (body.shape as Readonly<Record<string, unknown>>) : {}
  const written = Object.entries(shape).flatMap(([field, schema]) => {
    const walk = fieldsIn(schema, isSought)
    return walk === null ? [] : [{ field, walk }]
  })
  if (written.length === 0) return null
  return (value) => {
    const parts: WrittenPart[] = []
    for (const { field, walk } of written)
      walk((value as Readonly<Record<string, unknown>>)[field], (text) => {
        parts.push({ field, text })
        return null
      })
    return parts
  }
}
