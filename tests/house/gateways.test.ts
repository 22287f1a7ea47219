import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { filesBelow } from './source-tree'

const adapters = filesBelow(['src/infrastructure'], ['.ts'])
const gateways = adapters.flatMap(({ text }) =>
  [...text.matchAll(/^export class (Http\w+Gateway) implements/gm)].map(([, name = '']) => name),
)
const tables = filesBelow(['tests/infrastructure/gateways'], ['.test.ts']).flatMap(({ text }) =>
  [...text.matchAll(/^describeGateway\((\w+), \{/gm)].map(([, name = '']) => name),
)

/** What goes out, whose names `HttpClient.send` checks, and fields that were named before. */
const spreadable = new Set(['request', 'place', 'query', 'secret', 'typedCard'])

/** The names that a file spreads into objects of the domain, which take whatever a new field of the wire brings. */
function spreadIn(text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isSpreadAssignment(node)) {
      const { expression } = node
      if (ts.isIdentifier(expression) && !spreadable.has(expression.text) && !isOwnValue(text, expression.text))
        found.push(expression.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('adapter.ts', text, ts.ScriptTarget.Latest, true))
  return found
}

/** A value that the file writes out itself. */
const isOwnValue = (text: string, name: string): boolean => new RegExp(`\\bconst ${name} = \\{`).test(text)

describe('an adapter of the wire', () => {
  it('has rows for each of its methods, in success and in refusal', () => {
    expect(gateways.length).toBeGreaterThan(50)
    expect(gateways.filter((name) => !tables.includes(name))).toEqual([])
    expect(tables.filter((name, index) => tables.indexOf(name) !== index)).toEqual([])
  })

  it('names the fields that it takes from an answer', () => {
    const read = adapters.filter(({ path }) => /-gateway\.ts$|-of-wire\.ts$/.test(path))
    expect(read.length).toBeGreaterThan(70)
    expect(read.flatMap(({ path, text }) => spreadIn(text).map((name) => `${path}: ...${name}`))).toEqual([])
  })

  it('is found out when it spreads one', () => {
    expect(spreadIn('const of = (found) => ({ ...found, cover: found.cover || null })')).toEqual(['found'])
    expect(spreadIn('const of = (request) => send({ ...request, kind: 1 })')).toEqual([])
    expect(spreadIn('const nothing = { items: [] }\nconst of = (map) => ({ ...nothing, map })')).toEqual([])
  })
})
