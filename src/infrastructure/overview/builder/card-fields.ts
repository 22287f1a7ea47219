import type { $ZodTypes } from 'zod/v4/core'
import type * as z from 'zod/mini'
import { instant } from '../../../../contract/fields'
import { categoryChoice, draftLink, htmlTexts, pictureAddress } from '../../../../contract/page-draft-cards'
import type { CardField } from '../../../application/overview/builder/card-types'
import { camelKey } from '../../frame/http/wire-case'

type Schema = z.ZodMiniType
type Shape = Readonly<Record<string, Schema>>
/** What a field is, without its name. */
type Control = CardField extends infer Field
  ? Field extends unknown
    ? Omit<Field, 'name' | 'optional'>
    : never
  : never

/**
 * The fields of a card's schema, as a form shows them. They come from the schema alone, so that a new card type has a
 * form as soon as the contract has it; a kind of field that no control fits is an error, which the tests would meet.
 */
export function fieldsOfShape(shape: Shape): readonly CardField[] {
  return Object.entries(shape)
    .filter(([name]) => name !== 'id')
    .filter(([, schema]) => definitionOf(schema).type !== 'literal' || valuesOf(schema).length > 1)
    .map(([name, schema]): CardField => {
      const control = controlOf(schema)
      if (control === null) throw new Error(`No control of a form fits the field ${name}`)
      return { name: camelKey(name), optional: isOptional(schema), ...control } as CardField
    })
}

function controlOf(schema: Schema): Control | null {
  if (schema === categoryChoice) return { kind: 'category' }
  const inner = innerOf(schema)
  if (inner === draftLink) return { kind: 'link' }
  if (inner === pictureAddress) return { kind: 'picture' }
  if (inner === instant) return { kind: 'moment' }
  const definition = definitionOf(inner)
  switch (definition.type) {
    case 'string':
      return { kind: 'text', most: mostOf(inner) }
    case 'boolean':
      return { kind: 'switch' }
    case 'number':
      return { kind: 'number', ...rangeOf(inner) }
    case 'enum':
      return { kind: 'choice', choices: Object.values(definition.entries) }
    case 'literal':
      return { kind: 'choice', choices: valuesOf(inner) }
    case 'array':
      return listOf(inner, definition.element as Schema)
    case 'object':
      return groupOf(inner, definition.shape as Shape)
    default:
      return null
  }
}

function listOf(list: Schema, element: Schema): Control | null {
  const definition = definitionOf(element)
  if (definition.type === 'string') return { kind: 'ids', most: mostOf(list) }
  return definition.type === 'object'
    ? { kind: 'list', most: mostOf(list), fields: fieldsOfShape(definition.shape as Shape) }
    : null
}

function groupOf(schema: Schema, shape: Shape): Control {
  const chinese = shape['zh-CN']
  if (chinese !== undefined && 'en' in shape)
    return { kind: 'texts', most: mostOf(chinese), isHtml: schema === htmlTexts }
  return { kind: 'group', fields: fieldsOfShape(shape) }
}

type Definition = $ZodTypes['_zod']['def']

function definitionOf(schema: Schema): Definition {
  return (schema as unknown as $ZodTypes)._zod.def
}

function innerOf(schema: Schema): Schema {
  const definition = definitionOf(schema)
  return 'innerType' in definition ? innerOf(definition.innerType as Schema) : schema
}

const isOptional = (schema: Schema): boolean => 'innerType' in definitionOf(schema)

function valuesOf(schema: Schema): readonly (string | number)[] {
  const definition = definitionOf(schema)
  return definition.type === 'literal' ? (definition.values as readonly (string | number)[]) : []
}

interface Check {
  readonly _zod: {
    readonly def: { readonly value?: unknown; readonly minimum?: unknown; readonly maximum?: unknown } & {
      readonly check: string
    }
  }
}

/** The least and the greatest length or value that the checks of a schema allow. */
function rangeOf(schema: Schema): { readonly least: number; readonly most: number } {
  const bounds = { least: 0, most: Number.MAX_SAFE_INTEGER }
  const checks = (definitionOf(schema) as unknown as { readonly checks?: readonly Check[] }).checks ?? []
  for (const { _zod } of checks) {
    const { check, value, minimum, maximum } = _zod.def
    if (check === 'greater_than' || check === 'min_length') bounds.least = Number(minimum ?? value)
    if (check === 'less_than' || check === 'max_length') bounds.most = Number(maximum ?? value)
  }
  return bounds
}

const mostOf = (schema: Schema): number => rangeOf(schema).most
