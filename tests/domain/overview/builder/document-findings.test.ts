import { describe, expect, it } from 'vitest'
import { findingsOf, linksOf } from '../../../../src/domain/overview/builder/document-findings'
import type { DraftCard, PageDocument } from '../../../../src/domain/overview/builder/page-document'
import { bar, both, page } from './documents'

const found = (document: PageDocument, examples: Record<string, Omit<DraftCard, 'id' | 'type'>> = {}) =>
  findingsOf(document, examples).map(({ check, cardId, about }) => [check, cardId, about].join(' '))
const picture = (image: string, title: string) => ({ image, title: both(title), link: null })
const link = (value: string) => ({ kind: 'path', type: null, value })
const withGround = (backgroundColor: string): PageDocument => ({
  ...page(bar('a')),
  settings: { ...page().settings, backgroundColor },
})

describe('what is checked before a page is published', () => {
  it('S022: nothing is found in a page that is in order', () => {
    expect(found(page(bar('a'), { id: 'gap', type: 'space', title: null, height: 4, line: true }))).toEqual([])
  })

  it('S022: pictures without words, also in rich text', () => {
    const html = (text: string): DraftCard => ({ id: 'text', type: 'rich-text', title: null, html: both(text) })
    expect(found(page({ id: 'b', type: 'banner', title: null, pictures: [picture('/a.webp', ' ')] }))).toEqual([
      'no-words b /a.webp',
    ])
    expect(found(page({ id: 'b', type: 'banner', title: null, pictures: [picture('/a.webp', 'A bridge')] }))).toEqual(
      [],
    )
    for (const silent of ['<p><img src="/a.webp"></p>', '<img alt="" src="/a.webp">', "<img alt=' '>"])
      expect(found(page(html(silent)))).toEqual(['no-words text img'])
    expect(found(page(html('<p><img alt="A bridge" src="/a.webp"></p>')))).toEqual([])
  })

  it('S022: a colour on which the page’s ink cannot be read', () => {
    expect(found(withGround('#444444'))).toEqual(['contrast  #444444'])
    expect(found(withGround('no colour'))).toEqual(['contrast  no colour'])
    expect(found(withGround('#eef3f6'))).toEqual([])
  })

  it('S022: links that lead nowhere by their form', () => {
    const notice = (value: string): DraftCard => ({
      id: 'n',
      type: 'notice',
      title: null,
      notices: [{ text: both('x'), link: link(value) }],
    })
    expect(found(page(notice('/index')))).toEqual([])
    expect(found(page(notice('//evil.example')))).toEqual(['bad-link n //evil.example'])
    expect(found(page(notice('')))).toEqual(['bad-link n '])
    expect(linksOf(page(notice('/index')))).toEqual([{ cardId: 'n', link: link('/index') }])
  })

  it('S022: empty cards, pages and titles', () => {
    expect(found(page())).toEqual(['empty  cards'])
    expect(found({ ...page(bar('a')), settings: { ...page().settings, title: both(' ') } })).toEqual(['empty  title'])
    expect(found(page({ id: 'b', type: 'banner', title: null, pictures: [] }))).toEqual(['empty b banner'])
    expect(found(page({ id: 't', type: 'rich-text', title: null, html: both('') }))).toEqual(['empty t rich-text'])
    expect(found(page({ id: 'b', type: 'banner', title: null, pictures: [picture('', 'x')] }))).toEqual([
      'empty b image',
    ])
    const list = (ids: readonly string[]): DraftCard => ({
      id: 'l',
      type: 'gallery',
      title: null,
      source: { from: 'ids', ids },
    })
    expect(found(page({ ...list([]), all: false, more: null }))).toEqual(['empty l gallery'])
    expect(found(page(list(['a'])))).toEqual([])
  })

  it('S022: a text in one language alone, and a card that still says what its example says', () => {
    expect(found(page({ ...bar('a'), title: { 'zh-CN': '标题', en: '' } }))).toEqual(['untranslated a 标题'])
    const example = { title: null, text: both('An example') }
    expect(found(page({ id: 's', type: 'suggestion-entry', ...example }), { 'suggestion-entry': example })).toEqual([
      'example s ',
    ])
    expect(
      found(page({ id: 's', type: 'suggestion-entry', ...example, text: both('Ours') }), {
        'suggestion-entry': example,
      }),
    ).toEqual([])
  })

  it('S022: what is only kept is not looked at', () => {
    expect(found(page({ id: 'k', type: 'kept', kept: 'hologram' }))).toEqual([])
  })
})
