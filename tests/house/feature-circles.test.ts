import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from './source-tree'

/** `platform/features/<area>/<feature>`, of a file of it. */
const featureOf = (path: string): string | undefined => /^platform\/features\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0]

/** Which features each feature needs; the tables that its statements read do not count. */
function needs(files: readonly { readonly path: string; readonly text: string }[]): ReadonlyMap<string, Set<string>> {
  const needed = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    const feature = featureOf(path)
    if (feature === undefined) continue
    for (const [, specifier = ''] of text.matchAll(/from '(\.[^']*)'/g)) {
      const other = featureOf(`${join(dirname(path), specifier)}.ts`)
      if (other === undefined || other === feature || specifier.endsWith('.schema')) continue
      needed.set(feature, (needed.get(feature) ?? new Set()).add(other))
    }
  }
  return needed
}

/** The features that need themselves by way of others. */
function inCircles(needed: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const reached = (from: string): ReadonlySet<string> => {
    const found = new Set<string>()
    const left = [...(needed.get(from) ?? [])]
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (found.has(next)) continue
      found.add(next)
      left.push(...(needed.get(next) ?? []))
    }
    return found
  }
  return [...needed.keys()].filter((feature) => reached(feature).has(feature)).sort()
}

describe('the features of the platform', () => {
  it('do not need each other in a circle', () => {
    expect(inCircles(needs(filesBelow(['platform/features'], ['.ts'])))).toEqual([])
  })

  it('are found where they do, unless one only reads the other’s tables', () => {
    const planted = (specifier: string) => [
      { path: 'platform/features/civic/a/a.ts', text: "import { b } from '../b/b'" },
      { path: 'platform/features/civic/b/b.ts', text: `import { c } from '../c/c'` },
      { path: 'platform/features/civic/c/c.ts', text: `import { a } from '${specifier}'` },
    ]
    const circle = ['a', 'b', 'c'].map((name) => `platform/features/civic/${name}`)
    expect(inCircles(needs(planted('../a/a')))).toEqual(circle)
    expect(inCircles(needs(planted('../a/a.schema')))).toEqual([])
  })
})
