import { expect, it } from 'vitest'
import { withoutPlatformFacts } from '../../scripts/platform-facts.mjs'
import { filesBelow } from '../house/source-tree'

const platformOnly = /\b(?:firstView|indexed|described)\b\s*:/

it('the browser gets no facts of routes that only the platform reads', () => {
  const tables = filesBelow(['src/ui'], ['.routes.ts'])
  expect(tables.filter(({ text }) => platformOnly.test(text)).length).toBeGreaterThan(5)
  expect(tables.filter(({ text }) => platformOnly.test(withoutPlatformFacts(text))).map(({ path }) => path)).toEqual([])
})

it('what stands beside them stays as it is', () => {
  expect(withoutPlatformFacts("{ path, firstView: { script: '170 KB' }, queries: ['a'], indexed: false }")).toBe(
    "{ path, queries: ['a'],  }",
  )
  expect(withoutPlatformFacts("{ chrome: 'none', described: true, load: detail }")).toBe(
    "{ chrome: 'none', load: detail }",
  )
})

it('no code of the browser reads them', () => {
  const readers = filesBelow(['src'], ['.ts', '.tsx']).filter(({ text }) =>
    /\broute\??\.(?:firstView|indexed|described)\b|\{[^}]*\b(?:firstView|described)\b[^}]*\} = [\w.]*route\b/.test(
      text,
    ),
  )
  expect(readers.map(({ path }) => path).sort()).toEqual([
    'src/composition/screen-facts.ts',
    'src/composition/server.tsx',
  ])
})
