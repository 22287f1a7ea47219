import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { speechPieces } from '../../../../src/application/frame/player/speech-pieces'

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

describe('an article as a voice reads it', () => {
  it('falls into sentences that know their paragraph', () => {
    const long = '最后一班渡轮是三十一年前的冬天开走的。'.repeat(10)
    const pieces = speechPieces(['标题', long])
    expect(pieces[0]).toEqual({ text: '标题', block: 0 })
    expect(pieces.slice(1).every(({ text, block }) => block === 1 && text.endsWith('。'))).toBe(true)
  })

  it('leaves out what has nothing to say', () => {
    expect(speechPieces(['', '  \n', '——…', '。。。'])).toEqual([])
  })

  it('says every letter once, in order, in pieces that no voice cuts off', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc
            .oneof(
              fc.string({ maxLength: 400 }),
              fc.constantFrom('一二三，', 'One. Two? ', '，'.repeat(200), 'a'.repeat(500)),
            )
            .chain((text) => fc.constant(text)),
          { maxLength: 6 },
        ),
        (blocks) => {
          const pieces = speechPieces(blocks)
          blocks.forEach((block, number) => {
            const said = pieces
              .filter((piece) => piece.block === number)
              .map(({ text }) => text)
              .join('')
            expect(letters(said)).toBe(letters(block))
          })
          expect(pieces.every(({ text }) => text.length <= 160)).toBe(true)
        },
      ),
    )
  })
})
