import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesBelow } from './source-tree'

const document = readFileSync('docs/how/words.md', 'utf8')

/** The phrases under "Never" of a section's table. */
function neverIn(section: string): readonly string[] {
  const [, part = ''] = document.split(`\n## ${section}\n`)
  const [table = ''] = part.split('\n## ')
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((row) => [...(row.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => phrase))
}

const phrases = [...neverIn('English'), ...neverIn('Chinese')]

/** Texts of the demo city that are part of the interface; its articles, people and places speak as they like. */
const demoInterface = ['site', 'services', 'pages', 'page-of-cards'].map((name) => `platform/demo/content/${name}.ts`)

/** The forbidden phrases in the code of a catalogue; comments are for those who work on it. */
function forbiddenIn(text: string): readonly string[] {
  const said = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return phrases.filter((phrase) => new RegExp(`(?<![\\w])${phrase}(?![\\w])`).test(said))
}

describe('the words of the catalogues', () => {
  it('have no phrase that docs/how/words.md forbids', () => {
    const found = filesBelow(['src', 'platform'], ['.ts'])
      .filter(({ path }) => path.endsWith('.words.ts') || demoInterface.includes(path))
      .flatMap(({ path, text }) => forbiddenIn(text).map((phrase) => `${path}: ${phrase}`))
    expect(found, 'docs/how/words.md names the term to use instead').toEqual([])
  })

  it.each([
    ["title: 'Map of practice'", ['Map of practice']],
    ["next: '下一首'", ['下一首']],
    ['ownPlace: (place: number) => `My place: ${place}`', ['My place']],
    ["/** Let go. */ title: 'Clear selection'", []],
    ["title: 'Community map'", []],
  ])('%s: %j is forbidden', (text, expected) => {
    expect(forbiddenIn(text)).toEqual(expected)
  })
})
