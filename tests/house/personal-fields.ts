import * as z from 'zod/mini'
import type { Schema } from '../../contract/endpoint'

interface Node {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly prefixItems?: readonly Node[]
  readonly additionalProperties?: Node | boolean
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly allOf?: readonly Node[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Node>>
}

/** Words of names that carry something of a person which others must not collect, or an exact place. */
const personal =
  /(^|_)(phones?|mobile|real|address|addresses|door|card|birth\w*|age|sex|guardian|contacts?|notes?|email|latitude|longitude|nation|politics|education|street)(_|$)|^needs$|^on_behalf_of$|^printed_name$/
/** Fields that name a person where something personal of theirs stands beside it. */
const beside = /(^|_)(phone|card|birth\w*|sex|address|hours)(_|$)/
const names = new Set(['name', 'holder', 'applicant'])

const isPersonal = (name: string, field: Node, siblings: readonly string[]): boolean =>
  personal.test(name) ||
  // A place in words is an address, and a position has its coordinates inside.
  (name === 'place' && field.type === 'string') ||
  (names.has(name) && field.type === 'string' && siblings.some((each) => beside.test(each)))

/** Every field of an answer that carries something personal, by its path: `items[].phone`. */
export function personalFieldsOf(answer: Schema): string[] {
  const root = z.toJSONSchema(answer, { unrepresentable: 'any', io: 'output' }) as Node
  const found = new Set<string>()
  const walk = (given: Node | boolean | undefined, path: string, seen: readonly Node[]): void => {
    if (given === undefined || typeof given === 'boolean') return
    const node = given.$ref === undefined ? given : resolve(root, given.$ref)
    if (node === undefined || seen.includes(node)) return
    const inside = [...seen, node]
    for (const part of [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])]) walk(part, path, inside)
    for (const part of [node.items, ...(node.prefixItems ?? [])]) walk(part, `${path}[]`, inside)
    walk(node.additionalProperties, `${path}{}`, inside)
    for (const [name, field] of Object.entries(node.properties ?? {})) {
      const at = path === '' ? name : `${path}.${name}`
      if (isPersonal(name, field, Object.keys(node.properties ?? {}))) found.add(at)
      walk(field, at, inside)
    }
  }
  walk(root, '', [])
  return [...found].sort()
}

function resolve(root: Node, reference: string): Node | undefined {
  return reference === '#' ? root : root.$defs?.[reference.replace('#/$defs/', '')]
}
