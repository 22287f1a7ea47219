import { describe, expect, it } from 'vitest'
import { saysSensitiveWord } from '../../../../src/domain/frame/site/sensitive-words'

const words = ['刷单返利', 'casino bonus', 'ass', '']

describe('a sensitive word', () => {
  it.each([
    '来我这里刷单返利！',
    '刷 单 返 利',
    '刷*单-返。利',
    'Your CASINO   bonus',
    'ｃａｓｉｎｏ bonus',
    'casino-bonus',
    'what an ass.',
  ])('is found in "%s"', (text) => expect(saysSensitiveWord(text, words)).toBe(true))

  it.each(['刷了单，也返了一次利', 'a class of glass', 'casino and a bonus', '', '……'])('is not in "%s"', (text) =>
    expect(saysSensitiveWord(text, words)).toBe(false),
  )
})
