// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textBlocks } from '../../../../src/ui/media/articles/text-blocks'

function rootOf(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}
const textsOf = (html: string) => textBlocks(rootOf(html)).map(({ text }) => text.replace(/\s+/g, ' ').trim())

describe('the paragraphs of a rich text', () => {
  it.each([
    [
      'nested lists',
      '<ul><li>一<ul><li>二</li><li>三</li></ul>四</li><li>五</li></ul>',
      ['一', '二', '三', '四', '五'],
    ],
    ['boxes', '<div>一<div>二</div>三<section>四</section></div>五', ['一', '二', '三', '四', '五']],
    ['quotes', '<blockquote>一<p>二</p><footer>— 三</footer></blockquote>', ['一', '二', '— 三']],
    ['readings of signs', '<p><ruby>渡<rp>(</rp><rt>dù</rt><rp>)</rp>轮<rt>lún</rt></ruby>来了</p>', ['渡轮来了']],
    [
      'tables',
      '<table><caption>表</caption><tr><th>站</th><th>时</th></tr><tr><td>东</td><td>1</td></tr></table>',
      ['表', '站 时', '东 1'],
    ],
    ['cells with paragraphs', '<table><tr><td><p>一</p><p>二</p></td><td>三</td></tr></table>', ['一', '二', '三']],
    ['lines', '<p>床前明月光<br>疑是地上霜</p>', ['床前明月光 疑是地上霜']],
    ['marks and links in a line', '<p>一<strong>二<a href="/x">三</a></strong>四</p>', ['一二三四']],
    ['figures', '<figure><img src="/x.jpg" alt="江"><figcaption>周四</figcaption></figure>', ['周四']],
    ['what stands in for a film', '<p>看<video src="/x.mp4">No film.</video>片</p>', ['看片']],
    ['definitions', '<dl><dt>渡轮</dt><dd>一种船<dl><dt>二</dt></dl></dd></dl>', ['渡轮', '一种船', '二']],
    ['words without any element', '一<br>二', ['一 二']],
    ['an element of tomorrow', '<p>一</p><details><summary>二</summary>三</details>', ['一', '二', '三']],
    ['nothing', '<p> </p><div><br></div>', []],
  ])('are found once, in order: %s', (_what, html, texts) => expect(textsOf(html)).toEqual(texts))

  it('know their elements', () => {
    const found = textBlocks(rootOf('<ul><li>一<ul><li>二</li></ul></li></ul><blockquote>三</blockquote>'))
    expect(found.map(({ element }) => element.localName)).toEqual(['li', 'li', 'blockquote'])
    expect(textBlocks(null)).toEqual([])
  })

  const inline = fc.constantFrom('span', 'strong', 'em', 'a', 'code', 'ruby', 'mark')
  const block = fc.constantFrom(
    'p',
    'div',
    'ul',
    'li',
    'blockquote',
    'section',
    'figure',
    'figcaption',
    'dl',
    'dd',
    'h2',
    'article',
  )
  type Tree = string | { readonly name: string; readonly isBlock: boolean; readonly parts: readonly Tree[] }
  const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant('#'),
      fc.record({ name: inline, isBlock: fc.constant(false), parts: fc.array(tie('tree'), { maxLength: 4 }) }),
      fc.record({ name: block, isBlock: fc.constant(true), parts: fc.array(tie('tree'), { maxLength: 4 }) }),
      fc.record({
        name: fc.constantFrom('rt', 'rp'),
        isBlock: fc.constant(false),
        parts: fc.constant(['?'] as readonly Tree[]),
      }),
    ),
  }))
  /** Builds elements; numbers the words, and says in which block each stands and how many blocks began before it. */
  function built(parts: readonly Tree[]) {
    const root = document.createElement('div')
    const places: { readonly element: Element; readonly begun: number }[] = []
    let begun = 0
    const add = (parent: Element, own: Element, part: Tree): void => {
      if (part === '?') return parent.append('unread')
      if (typeof part === 'string') {
        parent.append(`w${places.length};`)
        places.push({ element: own, begun })
        return
      }
      const element = document.createElement(part.name)
      parent.append(element)
      if (part.isBlock) begun += 1
      for (const each of part.parts) add(element, part.isBlock ? element : own, each)
      if (part.isBlock) begun += 1
    }
    for (const part of parts) add(root, root, part)
    return { root, places }
  }
  it('have every word once, in order, each in its own paragraph, whatever stands around it', () => {
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 6 }), (parts) => {
        const { root, places } = built(parts)
        const blocks = textBlocks(root)
        expect(blocks.map(({ text }) => text).join('')).toBe(places.map((_, index) => `w${index};`).join(''))
        const words = blocks.flatMap(({ element, text }, block) =>
          [...text.matchAll(/w(\d+);/g)].map(([, index]) => ({ element, block, ...places[Number(index)] })),
        )
        for (const [index, word] of words.entries()) {
          expect(word.element).toBe(places[index]?.element)
          const before = words[index - 1]
          // Two words are in one paragraph where no block begins or ends between them.
          if (before !== undefined) expect(before.block === word.block).toBe(before.begun === word.begun)
        }
      }),
    )
  })
})
