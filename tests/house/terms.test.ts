import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesThatSpeak, spokenIn } from './spoken-texts'
import type { SourceFile } from './source-tree'

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

const phrases = [...neverIn('English'), ...neverIn('Chinese')].map((phrase) => ({
  phrase,
  pattern: new RegExp(`(?<![\\w])${phrase}(?![\\w])`),
}))

/** The forbidden phrases in the texts of a file; names of words and comments are for those who work on it. */
function forbiddenIn(file: SourceFile): readonly string[] {
  const said = spokenIn(file).map(({ text }) => text)
  return phrases.filter(({ pattern }) => said.some((text) => pattern.test(text))).map(({ phrase }) => phrase)
}

describe('the words of the catalogues', () => {
  it('have no phrase that docs/how/words.md forbids', () => {
    const found = filesThatSpeak().flatMap((file) => forbiddenIn(file).map((phrase) => `${file.path}: ${phrase}`))
    expect(found, 'docs/how/words.md names the term to use instead').toEqual([])
  })

  it.each([
    ["en: { title: 'Map of practice' }", ['Map of practice']],
    ["'zh-CN': { next: '下一首' }", ['下一首']],
    ['en: { ownPlace: (place: number) => `My place: ${place}` }', ['My place']],
    ["message(['有人认领', 'My place: 3'], ['', ''])", ['My place']],
    ["en: { 'Let go': 'Clear selection' } // Let go", []],
    ["en: { title: 'Community map' }", []],
  ])('%s: %j is forbidden', (text, expected) => {
    const isPair = text.startsWith('message')
    expect(forbiddenIn({ path: 'some.ts', text: isPair ? text : `words({\n${text}\n})` })).toEqual(expected)
  })
})
