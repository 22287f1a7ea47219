import type * as z from 'zod/mini'

interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly innerType?: Schema
  readonly valueType?: Schema
  readonly options?: readonly Schema[]
  readonly in?: Schema
  readonly out?: Schema
  readonly left?: Schema
  readonly right?: Schema
  readonly items?: readonly Schema[]
  readonly getter?: () => Schema
}
type Schema = z.ZodMiniType & { readonly _zod: { readonly def: unknown } }

/** Replaces the text of a field; null leaves it as it is. */
type ReplaceText = (text: string) => string | null

/** Whether a field is one of those that are sought. */
export type IsSought = (field: unknown) => boolean

/** Walks through a value that a schema describes, and returns it with the texts of some of its fields replaced. */
type FieldRewriter = (value: unknown, replace: ReplaceText) => unknown

/** Keeps what was found in each schema, since looking through all of the contract takes a fifth of a start. */
const known = new WeakMap<IsSought, WeakMap<Schema, FieldRewriter | null>>()

/**
 * Finds the texts of some fields by what the contract declares them to be, such as addresses (`mediaUrl`) and cursors,
 * so that a text that somebody wrote is never taken for one. Null for a schema without such fields.
 */
export function fieldsIn(schema: unknown, isSought: IsSought): FieldRewriter | null {
  const ofSought = known.get(isSought) ?? new WeakMap<Schema, FieldRewriter | null>()
  known.set(isSought, ofSought)
  const found = ofSought.get(schema as Schema)
  if (found !== undefined) return found
  const walk = walkOf(schema as Schema, isSought, new Map())
  ofSought.set(schema as Schema, walk)
  return walk
}

function walkOf(schema: Schema, isSought: IsSought, walks: Map<Schema, FieldRewriter | null>): FieldRewriter | null {
  if (isSought(schema)) return (value, replace) => (typeof value === 'string' ? (replace(value) ?? value) : value)
  if (walks.has(schema)) return walks.get(schema) ?? null
  walks.set(schema, null)
  const walk = walkInto(schema._zod.def as Definition, (inner) => walkOf(inner, isSought, walks))
  walks.set(schema, walk)
  return walk
}

function walkInto(
  { shape, element, innerType, valueType, options, in: from, out, left, right, items, getter }: Definition,
  into: (schema: Schema) => FieldRewriter | null,
): FieldRewriter | null {
  if (shape !== undefined) return rewriterOfFields(shape, into)
  if (element !== undefined) return rewriterOfItems(into(element))
  if (valueType !== undefined) return rewriterOfEntries(into(valueType))
  const innerSchemas = [innerType, getter?.(), from, out, left, right, ...(options ?? []), ...(items ?? [])]
  const walks = innerSchemas.flatMap((each) => (each === undefined ? [] : (into(each) ?? [])))
  if (walks.length === 0) return null
  return (value, replace) => walks.reduce((result, walk) => walk(result, replace), value)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function rewriterOfFields(
  shape: Readonly<Record<string, Schema>>,
  into: (schema: Schema) => FieldRewriter | null,
): FieldRewriter | null {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const walk = into(schema)
    return walk === null ? [] : [{ name, walk }]
  })
  if (fields.length === 0) return null
  return (value, replace) => {
    if (!isRecord(value)) return value
    let rewritten: Record<string, unknown> | null = null
    for (const { name, walk } of fields) {
      const next = walk(value[name], replace)
      if (next !== value[name]) (rewritten ??= { ...value })[name] = next
    }
    return rewritten ?? value
  }
}

function rewriterOfItems(walk: FieldRewriter | null): FieldRewriter | null {
  if (walk === null) return null
  return (value, replace) => {
    if (!Array.isArray(value)) return value
    const next = value.map((item) => walk(item, replace))
    return next.some((item, index) => item !== value[index]) ? next : value
  }
}

function rewriterOfEntries(walk: FieldRewriter | null): FieldRewriter | null {
  if (walk === null) return null
  return (value, replace) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, replace)]))
      : value
}
