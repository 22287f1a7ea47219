import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  firstAddress,
  namedPeople,
  namedTitles,
  markedParts,
  typedMark,
  withChosen,
  type NamedPerson,
} from '../../../../src/domain/participation/marked-text/marked-text'

const anna: NamedPerson = { id: 'anna', name: 'Anna' }
const annaLee: NamedPerson = { id: 'lee', name: 'Anna Lee' }
const wang: NamedPerson = { id: 'wang', name: '小王' }
const people = [anna, annaLee, wang]
const topics = [{ id: 'spring', title: 'Spring' }]
const parts = (text: string) => markedParts(text, { people, topics })
const kinds = (text: string) => parts(text).map((part) => `${part.kind}:${part.text}`)

describe('a text with people, topics and addresses', () => {
  it('is cut at each of them', () => {
    expect(parts('Ask @Anna about #Spring#!')).toEqual([
      { kind: 'text', text: 'Ask ' },
      { kind: 'person', text: '@Anna', id: 'anna' },
      { kind: 'text', text: ' about ' },
      { kind: 'topic', text: '#Spring#', title: 'Spring', id: 'spring' },
      { kind: 'text', text: '!' },
    ])
  })

  it('knows the longest of several names, in any script', () => {
    expect(kinds('@Anna Lee，@小王你好')).toEqual(['person:@Anna Lee', 'text:，', 'person:@小王', 'text:你好'])
  })

  it.each(['@Annabel came', 'mail me: x@Anna', '@Anna_2', '@Ben', 'plain', '@', '##', '# #', '#\n#'])(
    'leaves what names nobody as it is (%s)',
    (text) => expect(kinds(text)).toEqual([`text:${text}`]),
  )

  it('begins and ends a name where words of any script do', () => {
    const named = ['Анна', 'José', 'bob', '안나', '小王'].map((name) => ({ id: name, name }))
    const idsIn = (text: string) =>
      markedParts(text, { people: named, topics: [] }).flatMap((part) => (part.kind === 'person' ? [part.id] : []))
    for (const text of ['@Аннабель', 'josé@bob', 'почта@bob', 'मेल@bob', 'cafe\u0301@bob', '@bobі', '@José7', '@안나라'])
      expect([text, idsIn(text)]).toEqual([text, []])
    for (const text of [
      '@Анна, привет',
      '你好@bob',
      '@bob你好',
      '😀@bob',
      '❤️@bob',
      '(@bob)',
      '葛\u{E0100}@bob',
      '@小王bob',
    ])
      expect([text, idsIn(text).length]).toEqual([text, 1])
    // Accents are sent composed by one device and decomposed by another.
    expect(idsIn('@Jose\u0301!')).toEqual(['José'])
  })

  it('finds a topic in any case, and one that the site does not have', () => {
    expect(parts('#spring#')).toMatchObject([{ id: 'spring', title: 'spring' }])
    expect(parts('#ＳＰＲＩＮＧ#')).toMatchObject([{ id: 'spring' }])
    expect(parts('#没有#')).toMatchObject([{ id: null, title: '没有' }])
  })

  it('takes an address without the sentence around it', () => {
    expect(kinds('(see https://a.example/x?y=1#z.) ok')).toEqual([
      'text:(see ',
      'link:https://a.example/x?y=1#z',
      'text:.) ok',
    ])
    expect(kinds('看https://a.example/页')).toEqual(['text:看', 'link:https://a.example/', 'text:页'])
    expect(kinds('https://bank.example@evil.example')).toEqual(['text:https://bank.example@evil.example'])
    expect(firstAddress('no https://, but http://b.example and https://c.example')).toBe('http://b.example')
    expect(firstAddress('none')).toBeNull()
  })

  it('names each person and each topic once, and only those whom it names', () => {
    expect(namedPeople('@小王 @Anna @Anna', [anna, anna, wang, annaLee])).toEqual([anna, wang])
    expect(namedTitles('#A# and #a# and #b#')).toEqual(['A', 'b'])
  })

  const marked = fc
    .array(
      fc.oneof(
        fc.constantFrom('@Anna', '@Anna Lee', '@小王', '#Spring#', '#', '@', ' ', 'https://a.example', '\n', 'x'),
        fc.string(),
      ),
    )
    .map((pieces) => pieces.join(''))

  it('is the text again when its parts are joined, and has no empty part and no two words side by side', () => {
    fc.assert(
      fc.property(marked, (text) => {
        const found = parts(text)
        expect(found.map((part) => part.text).join('')).toBe(text)
        expect(found.every((part) => part.text !== '')).toBe(true)
        expect(found.some((part, index) => part.kind === 'text' && found[index + 1]?.kind === 'text')).toBe(false)
      }),
    )
  })

  it('names nobody but the given people, under the names that they had, whatever these are', () => {
    fc.assert(
      fc.property(marked, fc.array(fc.record({ id: fc.string(), name: fc.string() })), (text, given) => {
        for (const part of markedParts(text, { people: given, topics: [] }))
          if (part.kind === 'person')
            expect(given.some(({ id, name }) => id === part.id && part.text === `@${name}`)).toBe(true)
      }),
    )
  })
})

describe('what is typed at the caret', () => {
  const typed = (text: string) => typedMark(text, text.length)

  it('is the beginning of a name or of a topic', () => {
    expect(typed('Ask @An')).toEqual({ kind: 'person', query: 'An', at: 4 })
    expect(typed('问@小')).toEqual({ kind: 'person', query: '小', at: 1 })
    expect(typed('@')).toEqual({ kind: 'person', query: '', at: 0 })
    expect(typed('about #Spr')).toEqual({ kind: 'topic', query: 'Spr', at: 6 })
    expect(typed('#One# and #')).toEqual({ kind: 'topic', query: '', at: 10 })
    expect(typed('#city walk')).toEqual({ kind: 'topic', query: 'city walk', at: 0 })
  })

  it.each([
    'x@An',
    'josé@An',
    'почта@An',
    '@Anna came',
    '#One#',
    '# 1',
    'plain',
    '#a\nb',
    'https://a.example/#part',
    `@${'x'.repeat(21)}`,
  ])('is nothing in %j', (text) => expect(typed(text)).toBeNull())

  it('is replaced by what was chosen, which the text then names', () => {
    expect(withChosen('Ask @An please', 7, { kind: 'person', query: 'An', at: 4 }, 'Anna')).toEqual({
      text: 'Ask @Anna please',
      caret: 10,
    })
    fc.assert(
      fc.property(fc.constantFrom('', 'Ask ', '问', '#One# '), fc.constantFrom('', ' later', '！'), (before, after) => {
        for (const person of people) {
          const text = `${before}@${person.name.slice(0, 1)}`
          const mark = typedMark(text + after, text.length)
          const chosen = withChosen(text + after, text.length, mark!, person.name)
          expect(namedPeople(chosen.text, people)).toContain(person)
          expect(chosen.text.slice(0, chosen.caret)).toBe(`${before}@${person.name} `)
        }
      }),
    )
  })
})
