import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { filesBelow, repository } from './source-tree'

type Word = string | readonly string[] | ((...given: readonly unknown[]) => string) | { readonly [name: string]: Word }

const catalogues = filesBelow(['src', 'platform'], ['.words.ts', '.entries.ts']).map(({ path }) => path)

/** The text of each word when all of its parameters are 12; a catalogue may have words for each of some names. */
function said(word: Word): readonly string[] {
  if (typeof word === 'object' && !Array.isArray(word)) return Object.values(word).flatMap(said)
  const texts = typeof word === 'function' ? [word(...Array.from({ length: 4 }, () => '12'))] : [word].flat()
  // A command is written as it is typed.
  return texts.map((text) => text.replace('DEMO=1 HOST=0.0.0.0', 'DEMO'))
}

/** A catalogue has its languages outermost; a word alone (Localised) or several of them, within. */
function textsIn(value: unknown, language: 'zh-CN' | 'en'): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  if (!(language in value)) return Object.values(value).flatMap((inner) => textsIn(inner, language))
  return said((value as Readonly<Record<string, Word>>)[language]!)
}

async function textsOf(path: string, language: 'zh-CN' | 'en'): Promise<readonly string[]> {
  return textsIn(await import(/* @vite-ignore */ pathToFileURL(join(repository, path)).href), language)
}

/** A space between a figure and a Chinese word, or a unit in Latin letters. */
const parted = /\d \p{Script=Han}|\p{Script=Han} \d|\d [a-z]/iu
/**
 * A figure directly before or after a letter; the height of a video (720p) is one unit, as is the short count (1.2k).
 */
const touching = /\d(?!p\b|[km]\b)[a-z]|[a-z]\d/iu

/** One rule for all languages: words/words.ts says which and why. */
describe('between figures and words', () => {
  it.each(catalogues)('Chinese has no space in %s', async (path) => {
    expect((await textsOf(path, 'zh-CN')).filter((text) => parted.test(text))).toEqual([])
  })

  it.each(catalogues)('English has one space in %s', async (path) => {
    expect((await textsOf(path, 'en')).filter((text) => touching.test(text))).toEqual([])
  })

  it('is read from catalogues that have words', async () => {
    const counts = await Promise.all(catalogues.map(async (path) => (await textsOf(path, 'zh-CN')).length))
    expect(counts.every((count) => count > 0)).toBe(true)
  })
})
