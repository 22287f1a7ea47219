import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { titleWordsOf } from '../../../../../platform/features/frame/search-index/index-entries'
import { indexRule, searchParts } from '../../../../../platform/features/frame/search-index/search-words'
import { foldedText } from '../../../../../platform/kernel/shared/simplified'

/** The rule by which texts become words, and what it makes of some texts and of every Chinese character. */
const known = { rule: 2, words: 'pP7KIb3Pfzmp4EB9' }

const english = 'Bridges opened: running libraries’ CAFÉS, O’Connor 1001 Łódź ﬁnal'
const chinese = '兰江市图书馆（醫保）·张 三 ⻢路 重庆长沙银行'
const others = 'Мосты Ёлка 한국 हिन्दी ＡＢ１２ ١٢ が'
const characters = Array.from({ length: 0x9fa6 - 0x4e00 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')

it('the number of the rule rises with the rule, so that every city makes its index anew', () => {
  const words = [
    ...titleWordsOf({ 'zh-CN': `${chinese} ${others}`, en: english }),
    ...searchParts(`${chinese}\n${english}\n${others}`),
    foldedText(characters),
  ]
  const hash = createHash('sha256').update(words.join('\n')).digest('base64url').slice(0, 16)
  expect(
    { rule: indexRule, words: hash },
    'texts become other words than before: raise `indexRule` in search-words.ts, and write both here',
  ).toEqual(known)
})
