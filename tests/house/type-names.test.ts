import { describe, expect, it } from 'vitest'
import { filesBelow, type SourceFile } from './source-tree'

const exported = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm

/** The exported types that several files declare under one name, each with its files. */
function sharedNames(files: readonly SourceFile[]): readonly string[] {
  const filesByName = new Map<string, Set<string>>()
  for (const { path, text } of files)
    for (const [, name = ''] of text.matchAll(exported))
      filesByName.set(name, (filesByName.get(name) ?? new Set()).add(path))
  return [...filesByName].flatMap(([name, paths]) => (paths.size > 1 ? [`${name}: ${[...paths].join(', ')}`] : []))
}

describe('the name of an exported type', () => {
  it('is declared in one file, so that a search finds one thing', () => {
    expect(sharedNames(filesBelow(['contract', 'platform', 'src'], ['.ts', '.tsx']))).toEqual([])
  })

  it('is found when another file declares it, too', () => {
    const files = [
      { path: 'a.ts', text: 'export interface Place {\n}\n' },
      { path: 'b.ts', text: '/** Somewhere else. */\nexport type Place = string\n' },
      { path: 'c.ts', text: 'interface Place {\n}\nexport const place = 1\n' },
    ]
    expect(sharedNames(files)).toEqual(['Place: a.ts, b.ts'])
  })
})
