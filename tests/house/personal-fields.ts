import * as z from 'zod/mini'
import type { Schema } from '../../contract/endpoint'
import { isPersonal } from '../../scripts/personal-names.mjs'

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
      if (isPersonal(name, field.type === 'string', Object.keys(node.properties ?? {}))) found.add(at)
      walk(field, at, inside)
    }
  }
  walk(root, '', [])
  return [...found].sort()
}

function resolve(root: Node, reference: string): Node | undefined {
  return reference === '#' ? root : root.$defs?.[reference.replace('#/$defs/', '')]
}
