import { describe, expect, it } from 'vitest'
import { fillDocument } from '../../src/composition/fill-document'

const template =
  '<!doctype html><html lang="zh-CN"><head><title>T</title><script defer src="/static/js/index.1.js"></script><link href="/static/css/index.1.css" rel="stylesheet"></head><body><div id="root"></div></body></html>'
const frame = {
  template, nonce: 'N', origin: 'https://city.example', attributes: { lang: 'en', 'data-elder': '', 'data-grey': null },
  chunkFiles: { index: ['static/js/index.1.js', 'static/css/index.1.css'], article: ['static/js/article.2.js', 'static/css/article.2.css'] },
  stylesOf: (files: readonly string[], html: string) => files.map((file) => `/* ${file} for ${html.includes('<h1>x</h1>') ? 'what is drawn' : 'nothing'} */`),
}
const view = {
  html: '<h1>x</h1>', answers: '{"a":"</script><script>alert(1)</script>"}', chunks: ['article'], title: 'A & B', description: '"quoted"', image: '/media/a.webp', siteName: 'City', language: 'en' as const,
}

describe('the document of a first view', () => {
  const html = fillDocument({ ...frame, view })

  it('carries the drawn screen, its style, and head texts that are safe', () => {
    expect(html).toContain('<div id="root"><h1>x</h1></div>')
    expect(html).toContain('<style nonce="N" data-href="/static/css/index.1.css">/* static/css/index.1.css for what is drawn */</style><style nonce="N" data-href="/static/css/article.2.css">/* static/css/article.2.css for what is drawn */</style></head>')
    expect(html).toContain('<title>A &#38; B</title>')
    expect(html).toContain('content="&#34;quoted&#34;"')
    expect(html).toContain('og:image" content="https://city.example/media/a.webp"')
    expect(html).toContain('<html lang="en" data-elder="" data-starting>')
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=en">')
  })

  it('starts only where something is drawn that scripts will take over', () => {
    expect(fillDocument({ ...frame, view: null })).not.toContain('data-starting')
  })

  it('loads its scripts after the page, in their order', () => {
    expect(html).not.toContain('<script defer')
    expect(html).toContain('["/static/js/index.1.js","/static/js/article.2.js"]')
  })

  it('lets no answer end the script that it stands in', () => {
    expect(html).not.toContain('<script>alert(1)')
    const json = /id="first-view">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual(JSON.parse(view.answers))
  })

  it('gives every script and style the nonce', () => {
    expect([...html.matchAll(/<(script|style)(?! nonce="N")/g)]).toEqual([])
    expect([...fillDocument({ ...frame, view: null }).matchAll(/<(script|style)(?! nonce="N")/g)]).toEqual([])
  })
})
