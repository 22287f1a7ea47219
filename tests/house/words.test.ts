import { describe, expect, it } from 'vitest'
import { contentKinds } from '../../src/domain/frame/content/content-kinds'
import { filesBelow } from './source-tree'

const files = filesBelow(['src'], ['.ts', '.tsx'])
const isCatalogue = (path: string) => path.endsWith('.words.ts')
const code = files
  .filter(({ path }) => !isCatalogue(path))
  .map(({ text }) => text)
  .join('\n')

/** The names of a catalogue's words; those with a dot are composed where they are used. */
function namesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/^ {4}'?([\w-]+)'?: /gm)].map(([, name = '']) => name))]
}

/** Whether some code reads a property of that name, or has it as a string; content kinds are read by their kind. */
function isRead(name: string, within: string): boolean {
  return (
    name in contentKinds ||
    within.includes(`'${name}'`) ||
    new RegExp(`\\.${name}\\b|[{,]\\s*${name}\\b[^'":]*\\} = use\\w*Words`).test(within)
  )
}

describe('the words of the catalogues', () => {
  it('are all read somewhere', () => {
    const unread = files
      .filter(({ path }) => isCatalogue(path))
      .flatMap(({ path, text }) =>
        namesOf(text)
          .filter((name) => !isRead(name, code))
          .map((name) => `${path}: ${name}`),
      )
    expect(unread, 'nothing in src/ reads these words: remove them from their catalogue, in both languages').toEqual([])
  })

  it.each([
    ['forgotten', 'words.other', false],
    ['read', 'words.read', true],
    ['code', "show({ code: 'code' })", true],
    ['taken', 'const { taken } = useWords(some)', true],
  ])('named %s and met by `%s` count as read: %s', (name, text, expected) => {
    expect(isRead(name, text)).toBe(expected)
  })
})
