import type { $ZodTypes } from 'zod/v4/core'
import * as z from 'zod/mini'
import type { Schema } from '../../../contract/endpoint'
import { day, id, instant, mediaUrl } from '../../../contract/fields'
import { pictureAddressPattern } from '../../../contract/page-draft-cards'
import { contractComments, type ContractComments } from './contract-comments'

export type Json = Record<string, unknown>

/** An example value for each schema that many fields share. */
const examples = new Map<Schema, unknown>([
  [id, 'kx3f9q'],
  [instant, '2026-03-05T08:00:00.000Z'],
  [day, '2026-03-05'],
  [mediaUrl, '/media/pictures/river.webp'],
])
/** An example text for each pattern that a text may have to match. */
const patternExamples: Readonly<Record<string, string>> = {
  '^\\d{6}$': '482913',
  '^[\\w-]{22,64}$': 'nWq3zVfT0yJb5LxK8sRdPA',
  '^[\\w-]{16,128}$': 'h7Yc2mQe9TzLr4Wk',
  '^(?:\\/[\\w-]+)+$': '/auth',
  '^#[\\da-f]{6}$': '#c2410c',
  '^[\\da-f]{10}$': '0123456789',
  '^\\/[\\w/:?*-]*$': '/wishes/:id',
  '^[\\w-]+(?:\\.[\\w-]+)?\\.[\\da-f]{10}\\.js$': 'index.0123456789.js',
  [pictureAddressPattern.source]: '/media/pictures/river.webp',
}

/**
 * The schemas of the contract as JSON schemas. A schema that a constant of the contract holds becomes a component of
 * the same name, and the comments of the contract become the descriptions.
 */
export class Components {
  private readonly comments = contractComments()
  private readonly registry = z.registry<{ readonly id: string }>()
  private readonly components = new Map<string, Json>()

  constructor() {
    for (const [schema, name] of componentNames(this.comments.names)) this.registry.add(schema, { id: name })
  }

  /** Returns the JSON schema of a body or an answer: a reference where the schema is a component. */
  schemaOf(schema: Schema, of: 'body' | 'answer'): Json {
    const { properties, $defs = {} } = this.convert(z.object({ root: schema }), of, true)
    for (const [name, definition] of Object.entries($defs)) this.add(name, definition)
    return properties['root'] ?? {}
  }

  /** Returns the JSON schema of the parameters in a path or a query, without references. */
  inline(schema: Schema): Json {
    const { $defs: _, $schema: _schema, ...described } = this.convert(schema, 'body', false)
    return described
  }

  schemas(): Json {
    return Object.fromEntries([...this.components].sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  private add(name: string, definition: Json): void {
    const component = this.components.get(name)
    if (component !== undefined && JSON.stringify(component) !== JSON.stringify(definition))
      throw new Error(`${name} is one thing in a body and another in an answer`)
    this.components.set(name, definition)
  }

  private convert(schema: Schema, of: 'body' | 'answer', isNamed: boolean) {
    const objects: Schema[] = []
    const converted = z.toJSONSchema(schema, {
      // An answer is described as it is sent, so that a codec says what it has on the wire.
      io: 'input',
      unrepresentable: 'any',
      target: 'draft-2020-12',
      ...(isNamed ? { metadata: this.registry } : {}),
      override: ({ zodSchema, jsonSchema }) => {
        const schema = zodSchema as unknown as Schema
        delete jsonSchema.id
        if (of === 'answer') requireDefaults(schema, jsonSchema)
        // A client ignores fields that it does not know, so further properties are allowed.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
        // The format already says what this pattern says.
        if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date') delete jsonSchema.pattern
        const description = this.comments.descriptions.get(schema)
        if (isNamed && description !== undefined) jsonSchema.description = description
        if (isNamed && examples.has(schema)) jsonSchema.examples = [examples.get(schema)]
        const matching = patternExamples[jsonSchema.pattern ?? '']
        if (matching !== undefined) jsonSchema.examples = [matching]
        if (this.comments.fields.has(schema)) jsonSchema['x-object'] = objects.push(schema) - 1
      },
    })
    return this.described(converted, objects) as Json & {
      readonly properties: Readonly<Record<string, Json>>
      readonly $defs?: Readonly<Record<string, Json>>
    }
  }

  /**
   * Adds the comment of each field as its description. Fields of different meanings may use the same schema, so each
   * field gets its own copy.
   */
  private described(value: unknown, objects: readonly Schema[]): unknown {
    if (Array.isArray(value)) return value.map((each) => this.described(each, objects))
    if (typeof value !== 'object' || value === null) return value
    const { 'x-object': index, ...rest } = value as Json
    const copied = Object.fromEntries(
      Object.entries(rest).map(([key, inner]) => [
        key,
        key === '$ref' ? String(inner).replace('#/$defs/', '#/components/schemas/') : this.described(inner, objects),
      ]),
    )
    const object = typeof index === 'number' ? objects[index] : undefined
    const comments = object === undefined ? undefined : this.comments.fields.get(object)
    for (const [name, comment] of comments ?? []) {
      const properties = copied['properties'] as Record<string, Json>
      properties[name] = { ...properties[name], description: comment }
    }
    return copied
  }
}

/** An answer always has the fields for which its reader has a default. */
function requireDefaults(schema: Schema, json: Json): void {
  const definition = (schema as unknown as $ZodTypes)._zod.def
  if (definition.type !== 'object') return
  const required = Object.entries(definition.shape).filter(([, field]) => field._zod.optout === undefined)
  if (required.length > 0) json['required'] = required.map(([name]) => name)
}

/**
 * Names the components: WishCard stands for `wishCardSchema`. When two files give the same name to different schemas, the name
 * of the file comes first.
 */
function componentNames(names: ContractComments['names']): Map<Schema, string> {
  const pascal = (text: string) => text.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const componentName = (name: string) => pascal(name.replace(/Schema$/, ''))
  const usedNames = new Map<string, number>([
    ['Success', 1],
    ['Failure', 1],
  ])
  for (const { name } of names.values())
    usedNames.set(componentName(name), (usedNames.get(componentName(name)) ?? 0) + 1)
  return new Map(
    [...names].map(([schema, { name, resource }]) => [
      schema,
      usedNames.get(componentName(name)) === 1 ? componentName(name) : `${pascal(resource)}${componentName(name)}`,
    ]),
  )
}
