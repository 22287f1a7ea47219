import { expect, it } from 'vitest'
import { filesBelow } from './source-tree'

/** Inputs in which nobody types. */
const untyped = /type="(?:checkbox|radio|file|range|hidden)"|tabIndex=\{-1\}/
const fields = filesBelow(['src/ui'], ['.tsx']).flatMap(({ path, text }) =>
  [...text.matchAll(/<(?:input|textarea|select)\b[\s\S]*?\/?>\s*$/gm)].flatMap(([tag]) => {
    const [, className] = /className=\{styles\.(\w+)\}/.exec(tag) ?? []
    if (className === undefined || untyped.test(tag)) return []
    const sheet = new RegExp(String.raw`import styles from '\./([^']+)'`).exec(text)?.[1] ?? ''
    return [{ path, className, sheet: path.replace(/[^/]+$/, sheet) }]
  }),
)
const sheets = new Map(filesBelow(['src/ui'], ['.css']).map(({ path, text }) => [path, text]))
/** A size in pixels, which no setting makes smaller, or the token. */
const isLarge = /font-size:\s*(?:var\(--type-(?:typed|18|22)\)|(?:1[6-9]|[2-9]\d)px)/

it('lets an iPhone leave the page as it is when a field is touched: no text in one is smaller than 16 px', () => {
  expect(fields.length).toBeGreaterThan(2)
  const small = fields.filter(({ className, sheet }) => {
    const rule = new RegExp(String.raw`\.${className} \{[^}]*\}`).exec(sheets.get(sheet) ?? '')?.[0] ?? ''
    return !isLarge.test(rule)
  })
  expect(small.map(({ path, className }) => `${path} .${className}`)).toEqual([])
})
