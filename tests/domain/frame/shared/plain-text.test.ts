import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chatText } from '../../../../src/domain/media/chat/chat-message'
import { commentText } from '../../../../src/domain/participation/comments/comment'
import { trimmedQuery } from '../../../../src/domain/overview/search/query'
import { nicknameLength, parseNickname } from '../../../../src/domain/frame/session/nickname'
import { parseShownName } from '../../../../src/domain/frame/shared/shown-name'
import { parseText } from '../../../../src/domain/frame/shared/plain-text'
import { withoutUnseen } from '../../../../src/domain/frame/shared/unseen-characters'
import { ordersToTerminals, orderToTerminal } from '../../../support/odd-values'

describe('A text without unseen characters', () => {
  it.each([
    ['a zero-width space that came with what was pasted', 'rice\u200Bcake', 'ricecake'],
    ['a byte order mark', '\uFEFFrice', 'rice'],
    ['a turned direction', 'photo\u202Egpj.exe', 'photogpj.exe'],
    ['isolates and marks of direction', '\u2066a\u2069\u200E\u200F\u061Cb', 'ab'],
    ['orders to a terminal', '\u001B[2Jrice\u0007\u009B31m', '[2Jrice31m'],
    ['tags and fillers', 'a\u{E0041}\u{E0042}\u3164\uFFA0b', 'ab'],
    ['a joiner that joins nothing', 'pay\u200Dpal\u200C', 'paypal'],
    ['a second joiner', 'می\u200C\u200Cخواهم', 'میخواهم'],
    ['a selector that selects nothing', 'a\uFE0Fb', 'ab'],
    ['the place of an object that dictation leaves behind', 'a bench \uFFFCplease\uFFFC', 'a bench please'],
    ['the blank of notes', 'a\u{1D159}b', 'ab'],
    ['a blank of Braille among other letters', 'Anna\u2800', 'Anna '],
    [
      'separators of lines and paragraphs',
      'one\u2028two\u2029three\u0085four\r\nfive\rsix',
      'one\ntwo\nthree\nfour\nfive\nsix',
    ],
  ])('loses %s', (_, typed, kept) => {
    expect(withoutUnseen(typed)).toBe(kept)
  })

  it.each([
    '👩‍👩‍👧 👩🏽‍🚀 🏳️‍🌈 ❤️‍🔥 👨‍🦰 1️⃣ ☎︎',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇨🇳',
    'می‌خواهم',
    'क्‍ष ශ්‍රී',
    '葛󠄀城 湘江夜读',
    'one\n\ttwo',
    'Grüße, naïve e\u0301',
    '⠓⠑⠇⠇⠕\u2800⠺⠕⠗⠇⠙\u2800⠁',
  ])('keeps %s', (typed) => {
    expect(withoutUnseen(typed)).toBe(typed)
  })

  it('has no order to a terminal, and is the same when it is read again, whatever was typed', () => {
    const piece = fc.oneof(
      fc.constantFrom(...ordersToTerminals, '👩', '\u200D', '\uFE0F', 'م', '\u{1F3F4}'),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = withoutUnseen(pieces.join(''))
        expect(text.replaceAll('\0', '').replace(/\u{1F3F4}[\u{E0000}-\u{E007F}]+/gu, '')).not.toMatch(orderToTerminal)
        expect(withoutUnseen(text)).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })

  it('is none, nor a name, where nothing in it is seen', () => {
    const blanks = [
      '\u2800',
      '\u3000',
      '\u3164',
      '\uFFA0',
      '\u{1D159}',
      '\uFFFC',
      '\u0301',
      '\u034F',
      '\uE000',
      ' ',
      '\u200B',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...blanks), { minLength: 1, maxLength: 9 }), (characters) => {
        const typed = characters.join('')
        expect(parseText(typed, { least: 1, most: 100 })).toEqual({ ok: false, reason: 'required' })
        expect(parseShownName(typed, { least: 1, most: nicknameLength })).toEqual({ ok: false, reason: 'required' })
        expect(parseNickname(typed).ok).toBe(false)
      }),
    )
  })

  it('is the same name with a blank of Braille behind it', () => {
    expect(parseNickname('Anna\u2800\u2800')).toEqual({ ok: true, value: 'Anna' })
    expect(parseNickname('An\u2800na')).toEqual(parseNickname('An na'))
  })

  it('is what every rule of a field reads', () => {
    const typed = ' see\u202E you\u2028\u200Bthere\u009B '
    expect(parseText(typed, { most: 50 })).toMatchObject({ value: 'see you\nthere' })
    expect(parseText(typed, { most: 50, lines: 'one' })).toMatchObject({ value: 'see you there' })
    expect(commentText(typed)).toMatchObject({ value: 'see you\nthere' })
    expect(chatText(typed)).toMatchObject({ value: 'see you there' })
    expect(trimmedQuery(typed)).toBe('see you there')
    expect(parseText('\u200B\u202E', { least: 1, most: 50 })).toMatchObject({ reason: 'required' })
  })
})
