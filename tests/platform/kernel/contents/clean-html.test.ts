import { describe, expect, it } from 'vitest'
import { plainText, wordsOfHtml } from '../../../../platform/kernel/contents/clean-html'

describe('the words of HTML', () => {
  it.each([
    ['<p>夜<strong>市</strong>搬到<a href="/x">江边</a></p><p>二</p>', '夜市搬到江边\n二'],
    ['<ul><li>一<ul><li>二</li></ul></li></ul><blockquote>三</blockquote>四', '一\n二\n三\n四'],
    ['<table><tr><td>东</td><td>1</td></tr></table>', '东\n1'],
    ['<ruby>渡<rp>(</rp><rt>dù</rt><rp>)</rp>轮<rt>lún</rt></ruby>来了', '渡轮来了'],
    ['a<br>b<br/>c <Article>d</ARTICLE>e', 'a\nb\nc\nd\ne'],
    ['a &lt;b &amp; c', 'a <b & c'],
  ])('of %j are those that are read', (html, words) => {
    expect(plainText(html)).toBe(words)
  })

  it('are whole for an index, whatever marks stand within them', () => {
    expect(wordsOfHtml('<p>夜<em>市</em></p><p>江<ruby>边<rt>biān</rt></ruby></p>').split(/\s+/)).toEqual([
      '',
      '夜市',
      '江边',
      '',
    ])
  })

  it('take no time, however many brackets are open', () => {
    for (const piece of ['<', '<rt', '<rt>', '<p ', '</p'])
      expect(wordsOfHtml(piece.repeat(100_000)).length).toBeLessThan(600_001)
  })
})
