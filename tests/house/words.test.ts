import { describe, expect, it } from 'vitest'
import { contentKinds } from '../../src/domain/frame/content/content-kinds'
import { filesBelow } from './source-tree'

const files = filesBelow(['src'], ['.ts', '.tsx'])
const isCatalogue = (path: string) => path.endsWith('.words.ts')

/** The names that some code reads as a property, has as a string or gives as the reason of a gate, or takes out of a catalogue. */
function namesReadBy(code: string): ReadonlySet<string> {
  const taken = [...code.matchAll(/\{([^{}'":]*)\} = use\w*Words/g)].flatMap(([, names = '']) => names.split(/\W+/))
  const reads = [...code.matchAll(/\.(\w+)|'([\w.-]+)'|\breason="([\w-]+)"/g)]
  return new Set([...taken, ...reads.map(([, read, text, reason]) => read ?? text ?? reason ?? '')])
}
const read = namesReadBy(
  files
    .filter(({ path }) => !isCatalogue(path))
    .map(({ text }) => text)
    .join('\n'),
)

/** The names of a catalogue's words; those with a dot are composed where they are used. */
function namesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/^ {4}'?([\w-]+)'?: /gm)].map(([, name = '']) => name))]
}

/** Content kinds are read by their kind. */
const isRead = (name: string, names: ReadonlySet<string>) => name in contentKinds || names.has(name)

describe('the words of the catalogues', () => {
  it('are all read somewhere', () => {
    const unread = files
      .filter(({ path }) => isCatalogue(path))
      .flatMap(({ path, text }) =>
        namesOf(text)
          .filter((name) => !isRead(name, read))
          .map((name) => `${path}: ${name}`),
      )
    expect(unread, 'nothing in src/ reads these words: remove them from their catalogue, in both languages').toEqual([])
  })

  it.each([
    ['forgotten', 'words.other', false],
    ['read', 'words.read', true],
    ['code', "show({ code: 'code' })", true],
    ['taken', 'const { taken } = useWords(some)', true],
    ['my-gate', '<MembersOnly reason="my-gate">', true],
    ['my-gate', '<MembersOnly label="my-gate">', false],
  ])('named %s and met by `%s` count as read: %s', (name, text, expected) => {
    expect(isRead(name, namesReadBy(text))).toBe(expected)
  })
})
