import { isRecord } from '../../../domain/frame/shared/json-record'
import type { $ZodIssue, $ZodTypes, ParseContextInternal } from 'zod/v4/core'
import type * as z from 'zod/mini'
import type { Schema } from '../../../../contract/endpoint'

type CamelKey<Key> = Key extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail>>}` : Key

/** A value of the wire (snake_case) in camelCase. */
export type Camelised<Value> = Value extends readonly (infer Item)[]
  ? Camelised<Item>[]
  : Value extends object
    ? { [Key in keyof Value as CamelKey<Key>]: Camelised<Value[Key]> }
    : Value

/** A value of a schema as the code has it: decoded, and in camelCase. */
export type Decoded<S extends Schema> = Camelised<z.output<S>>

/** Converts a decoded value to camelCase. Only names that the schema declares are changed; the keys of a record are data. */
export function camelised<S extends Schema>(schema: S, value: z.output<S>): Camelised<z.output<S>> {
  return renameFields(schema, value, 'code') as Camelised<z.output<S>>
}

/** The inverse of `camelised`: converts to the wire's names and leaves out what the schema does not declare. */
export function snakeCased(schema: Schema, value: unknown): unknown {
  return renameFields(schema, value, 'wire')
}

/** Converts a dotted path of the wire, such as a refused field's, to camelCase. */
export function camelisedPath(schema: Schema, path: string): string {
  let at: Schema | null = schema
  const names = path.split('.').map((name) => {
    const definition: Definition | null = at === null ? null : definitionOf(at)
    at = definition === null ? null : insideOf(definition, name)
    return definition?.type === 'object' && at !== null ? camelKey(name) : name
  })
  return names.join('.')
}

type Definition = $ZodTypes['_zod']['def']
type Side = 'code' | 'wire'
type RenameFields = (value: unknown) => unknown

/** A cache with one entry per schema; null where a schema contains no names, so that its values pass unchanged. */
const renames: Record<Side, WeakMap<Schema, RenameFields | null>> = { code: new WeakMap(), wire: new WeakMap() }

function renameFields(schema: Schema, value: unknown, to: Side): unknown {
  const rename = renameOf(schema, to)
  return rename === null ? value : rename(value)
}

function renameOf(schema: Schema, to: Side): RenameFields | null {
  let rename = renames[to].get(schema)
  if (rename === undefined) {
    rename = madeFor(definitionOf(schema), to)
    renames[to].set(schema, rename)
  }
  return rename
}

function madeFor(definition: Definition, to: Side): RenameFields | null {
  switch (definition.type) {
    case 'object':
      return objectRename(definition.shape as Readonly<Record<string, Schema>>, definition.catchall !== undefined, to)
    case 'array': {
      const elementRename = renameOf(definition.element as Schema, to)
      return elementRename && ((value) => (Array.isArray(value) ? value.map(elementRename) : value))
    }
    case 'record': {
      const valueRename = renameOf(definition.valueType as Schema, to)
      return (
        valueRename &&
        ((value) =>
          isRecord(value)
            ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, valueRename(item)]))
            : value)
      )
    }
    case 'union': {
      const options = definition.options as readonly Schema[]
      return options.some((option) => renameOf(option, to) !== null) ? unionRename(options, to) : null
    }
    default:
      return null
  }
}

function objectRename(shape: Readonly<Record<string, Schema>>, isOpen: boolean, to: Side): RenameFields {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const [from, into] = to === 'code' ? [name, camelKey(name)] : [camelKey(name), name]
    return { from, into, rename: renameOf(schema, to) }
  })
  const knownFields = new Set(fields.map(({ from }) => from))
  return (value) => {
    if (!isRecord(value)) return value
    const result: Record<string, unknown> = isOpen
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !knownFields.has(name)))
      : {}
    for (const { from, into, rename } of fields) {
      const innerValue = value[from]
      if (innerValue !== undefined) result[into] = rename === null ? innerValue : rename(innerValue)
    }
    return result
  }
}

/** What `z.safeEncode` gives to the parser; the function by itself would weigh more in the start than all that calls it. */
const encoding: ParseContextInternal<$ZodIssue> = { direction: 'backward' }

/** Renames by the first option that accepts the value: decoded in the code, as it is sent on the wire. */
function unionRename(options: readonly Schema[], to: Side): RenameFields {
  return (value) => {
    for (const option of options) {
      const candidate = renameFields(option, value, to)
      const checked = to === 'code' ? option.safeParse(value, encoding) : option.safeParse(candidate)
      if (checked.success) return candidate
    }
    return value
  }
}

/** The definition of a schema inside its optional, nullable and default wrappers. */
function definitionOf(schema: Schema): Definition {
  const { def } = (schema as unknown as $ZodTypes)._zod
  return 'innerType' in def ? definitionOf(def.innerType as Schema) : def
}

function insideOf(definition: Definition, name: string): Schema | null {
  if (definition.type === 'object') return (definition.shape[name] as Schema | undefined) ?? null
  if (definition.type === 'array') return definition.element as Schema
  return definition.type === 'record' ? (definition.valueType as Schema) : null
}

export function camelKey(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
