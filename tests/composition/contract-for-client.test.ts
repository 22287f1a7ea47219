import ts from 'typescript'
import { expect, it } from 'vitest'
import { forClient } from '../../scripts/contract-for-client.mjs'
import { filesBelow } from '../house/source-tree'

const platformFields = ['id', 'summary', 'errors']

/** Whether the object declares an endpoint, or is what several have in common. */
const isOfEndpoint = ({ parent, properties }: ts.ObjectLiteralExpression): boolean =>
  (ts.isCallExpression(parent) && parent.expression.getText() === 'endpoint') ||
  properties.some((field) => field.name?.getText() === 'method')

/** Where the fields of endpoints stand that only the platform reads, from the last to the first. */
function platformRanges(text: string): (readonly [start: number, end: number])[] {
  const ranges: (readonly [number, number])[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && isOfEndpoint(node))
      for (const field of node.properties)
        if (platformFields.includes(field.name?.getText() ?? '')) ranges.unshift([field.getStart(), field.end + 1])
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('contract.ts', text, ts.ScriptTarget.Latest, true))
  return ranges
}

const files = filesBelow(['contract'], ['.ts'])

it('leaves out the number, the summary and the errors of every endpoint, and nothing else', () => {
  let found = 0
  for (const { path, text } of files) {
    const ranges = platformRanges(text)
    const rest = ranges.reduce((left, [start, end]) => left.slice(0, start) + left.slice(end), text)
    expect(forClient(text).replace(/\s+/g, ' '), path).toBe(rest.replace(/\s+/g, ' '))
    expect(forClient(text).split('\n').length, path).toBe(text.split('\n').length)
    found += ranges.length
  }
  expect(found).toBeGreaterThan(800)
})

it('is read by no client', () => {
  const reading = filesBelow(['src'], ['.ts', '.tsx']).filter(({ text }) =>
    /\bendpoint\.(?:id|summary|errors)\b/.test(text),
  )
  expect(reading.map(({ path }) => path)).toEqual([])
})
