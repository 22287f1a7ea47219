import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalName, parsePersonName } from '../../../../src/domain/frame/shared/person-name'

/** Other forms of a piece of a name, as keyboards, fonts and other systems write it. */
const forms: Readonly<Record<string, readonly string[]>> = {
  '·': ['·', '•', '・', '･', '‧', '∙', '⋅', '·', '⸱', '˙', ' · ', ' • ', '·', '.', '．', ' . '],
  "'": ["'", '’', '‘', 'ʻ', 'ʼ', '`', '´', '′', '＇', '‛'],
  '-': ['-', '‐', '‑', '–', '—', '−', '－', '﹣', ' - '],
  马: ['马', '⻢', '马\uFE00', '马\u{E0100}', '\u200B马', '马 '],
  龙: ['龙', '⻰', ' 龙'],
  长: ['长', '⻓', '长\u00AD'],
  福: ['福', '\uFA1B'],
  é: ['é', 'e\u0301', 'é\u200D\u200B'],
  ü: ['ü', 'u\u0308'],
  A: ['A', 'Ａ'],
  n: ['n', 'ｎ', 'n\u200B'],
}
const written = (name: string) =>
  fc.tuple(...[...name].map((piece) => fc.constantFrom(...(forms[piece] ?? [piece])))).map((pieces) => pieces.join(''))

describe('a name', () => {
  it.each(['阿卜杜·马', '马龙·长福', "O'Anén", 'Annü-Anné', '龙长马'])('of %s is the same in every form', (name) => {
    // A full stop stands for the middle dot beside Chinese characters alone.
    fc.assert(
      fc.property(written(name), (form) => {
        expect(parsePersonName(form)).toEqual({ ok: true, value: name })
      }),
    )
  })

  it.each(['O\u2033Brien', 'a\u2057', '\u2033', 'a\uFE52b', '\uFF0E', 'a\u2024b', 'a\u2025'])(
    'has one canonical form: %j',
    (text) => {
      expect(canonicalName(canonicalName(text))).toBe(canonicalName(text))
    },
  )

  it('has one canonical form, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const once = canonicalName(text)
        expect(canonicalName(once)).toBe(once)
        expect(canonicalName(text.normalize('NFD'))).toBe(canonicalName(text.normalize('NFC')))
      }),
    )
  })

  it.each([
    'John F. Kennedy',
    'J.R.R. Tolkien',
    'J.-P. Sartre',
    "O'ktam Karimov",
    "van 't Hoff",
    "'Alī ibn Abī Ṭālib",
    "Nuha' Said",
    'Jean-Luc Picard',
    'Martin Luther King Jr.',
    'Nguyễn Thị Minh Khai',
    'Анна Иванова',
    '김철수',
    'काव्या',
    'আয়েশা',
    '刘〇',
    'B. 盖茨',
    '𠮷野',
    'Wolfeschlegelsteinhausenbergerdorff Blaine Charles David Earl Frederick',
    '何'.repeat(30),
  ])('%s is one', (name) => {
    expect(parsePersonName(name)).toEqual({ ok: true, value: name })
  })

  it.each([
    ['', 'required'],
    ['\u200B\u2060 ', 'required'],
    ['何', 'too-short'],
    ['A.', 'too-short'],
    ['何'.repeat(31), 'too-long'],
    ['a'.repeat(71), 'too-long'],
    ['何3', 'not-a-name'],
    ['何明月！', 'not-a-name'],
    ['张三.', 'not-a-name'],
    ['·张三', 'not-a-name'],
    ['张·', 'too-short'],
    ['An--na', 'not-a-name'],
    ['<b>An</b>', 'not-a-name'],
    ['Anna@home', 'not-a-name'],
    // The first letter is Cyrillic.
    ['\u0410nna', 'not-a-name'],
    ['😀😀', 'not-a-name'],
  ])('%j is none: %s', (name, reason) => {
    expect(parsePersonName(name)).toEqual({ ok: false, reason })
  })
})
