import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenPictures, filesIn, htmlOf } from '../../../../../platform/features/frame/publishing/markdown'

const html = (text: string): string => htmlOf(text, {})
const inline = (text: string): string => html(text).replace(/^<p>|<\/p>$/g, '')

describe('Markdown', () => {
  it('strikes by two tildes alone: one stands between times and days', () => {
    expect(inline('每晚18:00~22:00开放，周五~周六')).toBe('每晚18:00~22:00开放，周五~周六')
    expect(inline('原价~~30元~~20元，~~周五。~~周六')).toBe('原价<del>30元</del>20元，<del>周五。</del>周六')
    expect(inline('~一~ ~二~')).toBe('~一~ ~二~')
  })

  it.each([
    ['https://city.example/apply（截止周五），咨询12345', 'https://city.example/apply', '（截止周五），咨询12345'],
    ['https://en.example/wiki/Ferry_(boat)的历史', 'https://en.example/wiki/Ferry_(boat)', '的历史'],
    ['https://a.example/_x_y_z*1', 'https://a.example/_x_y_z*1', ''],
  ])('links %j up to its end', (text, address, after) =>
    expect(inline(text)).toBe(`<a href="${address}">${address}</a>${after}`),
  )

  it('links an address in emphasis, and none in code, in links, in the names of pictures and in tags', () => {
    expect(inline('**https://a.example/x**，_https://a.example/y_')).toBe(
      '<strong><a href="https://a.example/x">https://a.example/x</a></strong>，<em><a href="https://a.example/y">https://a.example/y</a></em>',
    )
    expect(inline('`https://a.example`')).toBe('<code>https://a.example</code>')
    expect(inline('[看https://a.example](https://b.example/)')).toBe(
      '<a href="https://b.example/">看https://a.example</a>',
    )
    expect(html('![https://a.example](/x.jpg)')).toBe('<figure><img src="/x.jpg" alt="https://a.example"></figure>')
    expect(inline('<a href="https://a.example/">https://a.example/</a>')).toBe(
      '<a href="https://a.example/">https://a.example/</a>',
    )
  })

  const marks = fc.constantFrom(...'，。：；！？、“”‘’（）《》【】「」『』〈〉—…·％℃￥～')
  const word = fc.constantFrom('市民', '办事', 'か', '한국', '𠮷', 'Bus', '12345')
  const around = fc.constantFrom('市民', '办', 'か', '한', '𠮷', '，', '（', '”', '')
  it('is emphasised wherever its marks touch Chinese signs or full-width punctuation', () => {
    fc.assert(
      fc.property(around, marks, word, marks, around, (before, first, content, last, after) => {
        for (const inner of [content, `${first}${content}`, `${content}${last}`, `${first}${content}${last}`]) {
          fc.pre(before !== '' || after !== '')
          expect(inline(`${before}**${inner}**${after}`)).toBe(`${before}<strong>${inner}</strong>${after}`)
          expect(inline(`${before}*${inner}*${after}`)).toBe(`${before}<em>${inner}</em>${after}`)
        }
      }),
    )
  })

  it('leaves words with signs between them as CommonMark does', () => {
    expect(inline('snake_case_name, 2 * 3 * 4, a**b')).toBe('snake_case_name, 2 * 3 * 4, a**b')
    expect(inline('**bold** and *soft*')).toBe('<strong>bold</strong> and <em>soft</em>')
  })

  it('joins lines of Chinese without a space, and others with one', () => {
    expect(inline('从周五起，\n七十个摊位\n**在望江路**\n摆开。\nOpen\ndaily\n到周六')).toBe(
      '从周五起，七十个摊位<strong>在望江路</strong>摆开。\nOpen\ndaily\n到周六',
    )
    expect(inline('一行  \n又一行')).toBe('一行<br>\n又一行')
  })

  it('shows media in figures, in lists and in sentences, and finds their files', () => {
    const text =
      '![江](river.jpg "周四")\n\n- ![a](b.jpg)\n- 看![小](图%201.png)吧\n\n[![x](/y.jpg)](https://a.example/)'
    expect(filesIn(text)).toEqual(['river.jpg', 'b.jpg', '图 1.png'])
    expect(html(text)).toBe(
      [
        '<figure><img src="river.jpg" alt="江"><figcaption>周四</figcaption></figure>',
        '<ul>',
        '<li><img src="b.jpg" alt="a"></li>',
        '<li>看<img src="%E5%9B%BE%201.png" alt="小">吧</li>',
        '</ul>',
        '<p><a href="https://a.example/"><img src="/y.jpg" alt="x"></a></p>',
      ].join('\n'),
    )
  })

  it('finds what was meant as a picture, and takes names with spaces between angle brackets', () => {
    expect(brokenPictures('看![江](My photo (1).jpg)\n\n`![code](a b.jpg)`\n\n![江](ok.jpg)')).toEqual([
      '![江](My photo (1).jpg)',
    ])
    expect(filesIn('![江](<My photo (1).jpg> "周四")')).toEqual(['My photo (1).jpg'])
  })

  it('has tables, and films and sounds by their types', () => {
    const medium = (mime: string) => ({ url: '/uploads/p-1', mime, size: 1, width: 64, height: 36, duration: 3 })
    expect(html('| 站 | 时 |\n|---|---|\n| 东 | 1 |')).toContain('<td>东</td>')
    expect(htmlOf('![](a.mp4)\n\n![](b.mp3)', { 'a.mp4': medium('video/mp4'), 'b.mp3': medium('audio/mpeg') })).toBe(
      '<figure><video src="/uploads/p-1" width="64" height="36"></video></figure>\n<figure><audio src="/uploads/p-1"></audio></figure>',
    )
  })
})
