import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptedLanguage, languageOfCall } from '../../../../platform/kernel/shared/language'
import { chooseLanguage } from '../../../../src/domain/frame/site/preferences'

const accepted = (text: string) => acceptedLanguage({ 'accept-language': text })

describe('the language of a page', () => {
  it.each([
    ['ja,zh-CN;q=0.8,en;q=0.5', 'zh-CN'],
    ['fr-FR,fr;q=0.9,en;q=0.5,zh;q=0.8', 'zh-CN'],
    ['yue-Hant-HK,en;q=0.9', 'zh-CN'],
    ['de,en;q=0.3', 'en'],
    ['de', 'en'],
    ['en;q=0.4, zh-TW;q=0.9', 'zh-CN'],
    ['en;Q=0.4, zh-TW; q = 0.9', 'zh-CN'],
    ['en;q=0, zh', 'zh-CN'],
    ['zh;q=x, en;q=0.1', 'en'],
    ['*', 'zh-CN'],
    ['', 'zh-CN'],
  ])('of a browser that accepts %j is %s', (text, language) => {
    expect(accepted(text)).toBe(language)
    expect(languageOfCall({ 'accept-language': text })).toBe(language)
  })

  it('is that of the client, which has the same list: nothing changes when it comes to life', () => {
    const tag = fc.constantFrom('zh-CN', 'zh-TW', 'en', 'en-GB', 'fr', 'de-AT', 'ja', 'yue-HK', 'cmn', 'ug')
    fc.assert(
      fc.property(fc.array(tag, { maxLength: 6 }), (tags) => {
        const weighted = tags.map((each, index) => `${each};q=${(1 - index / 10).toFixed(1)}`)
        expect(accepted(weighted.join(','))).toBe(chooseLanguage('system', tags))
        expect(accepted([...weighted].reverse().join(', '))).toBe(chooseLanguage('system', tags))
      }),
    )
  })
})
