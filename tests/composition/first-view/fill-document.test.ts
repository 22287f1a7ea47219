// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { missingPaths } from '../../../src/composition/declared-features'
import { fillDocument } from '../../../src/composition/first-view/fill-document'

const template =
  '<!doctype html><html lang="zh-CN"><head><title>T</title><script defer src="/static/js/index.1.js"></script><link href="/static/css/index.1.css" rel="stylesheet"></head><body><div id="root"></div></body></html>'
const frame = {
  template,
  starter: '/* starter */',
  plainStarter: '/* plain starter */',
  origin: 'https://city.example',
  attributes: { lang: 'en', 'data-elder': '', 'data-grey': null },
  chunkFiles: {
    index: ['static/js/lib.0.js', 'static/css/index.1.css', 'static/js/index.1.js'],
    features: ['static/js/async/features.4.js'],
    transport: ['static/js/async/transport.5.js'],
    'comment-list': ['static/js/async/comment-list.6.js', 'static/css/article.2.css'],
    'declaration-articles': ['static/js/declaration-articles.3.js'],
    article: ['static/js/article.2.js', 'static/css/article.2.css'],
  },
  stylesOf: (files: readonly string[], html: string) =>
    files.map((file) => `/* ${file} for ${html.includes('<h1>x</h1>') ? 'what is drawn' : 'nothing'} */`),
}
const head = {
  title: 'A & B · City',
  description: '"quoted"',
  siteName: 'City',
  siteLogo: '/media/site.webp',
  path: '/posts/1',
  canonical: '/posts/1',
  name: 'A & B',
  about: null,
  search: null,
  language: 'en' as const,
  card: { title: 'A & B', description: '"quoted"', cover: '/media/a.webp' },
}
const view = {
  html: '<h1>x</h1>',
  answers: '{"a":"</script><script>alert(1)</script>"}',
  isOpened: true,
  drawnAt: 5,
  declaration: 'declaration-articles',
  chunks: ['article'],
  parts: ['comment-list'],
  missing: [],
  formNotices: {
    className: 'line',
    waitingStyle: 'bottom:0',
    waits: 'It "waits"',
    failed: 'It failed',
    noScripts: 'No scripts',
  },
}

describe('the document of a first view', () => {
  const { html, inline } = fillDocument({ ...frame, head, view })
  const shell = fillDocument({ ...frame, head: null, view: null })

  it('hides a drawn alert that was closed in this visit, and no other, by a script that the policy names', () => {
    const drawn = fillDocument({ ...frame, head, view: { ...view, hasAlerts: true } })
    const script = drawn.inline.scripts.at(-1) ?? ''
    const [elements = ''] = /<style data-closed>.*?<\/script>/.exec(drawn.html) ?? []
    expect(elements).toContain(`<script>${script}</script>`)
    expect(drawn.inline.styles.some((style) => elements.includes(`>${style}</style>`))).toBe(true)
    expect(drawn.html).toContain(' data-alerts id="first-view"')
    expect([html.includes(script), inline.scripts.includes(script)]).toEqual([false, false])
    const isHidden = (version: string) => {
      document.body.innerHTML = `${elements}<section data-alert="${version}"></section>`
      runInThisContext(script)
      return getComputedStyle(document.querySelector('section')!).display === 'none'
    }
    expect(isHidden('storm 1')).toBe(false)
    const closed = JSON.stringify({ data: ['flood 1', 'storm 1'], expireAt: null })
    window.sessionStorage.setItem('townsquare.alerts.closed', closed)
    expect([isHidden('storm 1'), isHidden('storm 2')]).toEqual([true, false])
    window.sessionStorage.removeItem('townsquare.alerts.closed')
  })

  it('carries the drawn screen, its style, and head texts that are safe', () => {
    expect(html).toContain('<div id="root"><h1>x</h1></div>')
    expect(html).toContain(
      '<style data-href="/static/css/index.1.css">/* static/css/index.1.css for what is drawn */</style><style data-href="/static/css/article.2.css">/* static/css/article.2.css for what is drawn */</style></head>',
    )
    expect(html).toContain('<title>A &#38; B · City</title>')
    expect(html).toContain('og:title" content="A &#38; B"')
    expect(html).toContain('content="&#34;quoted&#34;"')
    expect(html).toContain('og:image" content="https://city.example/media/a.webp?')
    expect(html).toContain('<html lang="en" data-elder="" data-starting>')
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=en">')
  })

  it('keeps what is entered early only where there is something to enter', () => {
    for (const control of ['<form></form>', '<input type="checkbox">', '<select></select>', '<textarea></textarea>']) {
      const document = fillDocument({ ...frame, head, view: { ...view, html: control } })
      expect(document.inline.scripts).toEqual(['/* starter */'])
      expect(document.html).toContain('>/* starter */</script>')
    }
    expect(inline.scripts).toEqual(['/* plain starter */'])
    expect(shell.inline.scripts).toEqual(['/* plain starter */'])
  })

  it('leaves out a picture whose address is none', () => {
    for (const cover of ['http://472.314.470.462', 'http://[:]']) {
      const { html } = fillDocument({ ...frame, head: { ...head, card: { ...head.card, cover } }, view })
      expect(html).toContain('<h1>x</h1>')
      expect(html).not.toContain('og:image')
    }
  })

  it('is described where nothing is drawn, too', () => {
    const { html } = fillDocument({ ...frame, head, view: null })
    expect(html).toContain('og:title" content="A &#38; B"')
    expect(html).toContain('<div id="root"></div>')
    expect(html.match(/<title>/g)).toHaveLength(1)
  })

  it('starts only where something is drawn that scripts will take over', () => {
    expect(shell.html).not.toContain('data-starting')
  })

  it('begins with the script that loads the others: which ones, and the style sheets of what is drawn, stand beside it', () => {
    const filesOf = (text: string) => {
      const [, files, script] = /<head><script data-files="([^"]*)">([^<]*)<\/script><title>/.exec(text) ?? []
      expect(script).toBe('/* plain starter */')
      return JSON.parse((files ?? '').replaceAll('&#34;', '"')) as unknown
    }
    expect(filesOf(html)).toEqual({
      scripts: [
        '/static/js/lib.0.js',
        '/static/js/declaration-articles.3.js',
        '/static/js/index.1.js',
        '/static/js/article.2.js',
      ],
      sheets: ['/static/css/index.1.css', '/static/css/article.2.css'],
      later: [
        '/static/js/async/features.4.js',
        '/static/js/async/transport.5.js',
        '/static/js/async/comment-list.6.js',
      ],
    })
    // Without a view, the client needs the declarations of all features.
    expect(filesOf(shell.html)).toEqual({
      scripts: ['/static/js/lib.0.js', '/static/js/async/features.4.js', '/static/js/index.1.js'],
      sheets: [],
      later: ['/static/js/async/transport.5.js'],
    })
    expect(html).not.toContain('<script defer')
  })

  it('says where its screen was not opened, which the client then does', () => {
    const { html: waiting } = fillDocument({ ...frame, head, view: { ...view, isOpened: false } })
    expect([html, waiting].map((text) => /data-at="5" data-opened="(\w+)" id="first-view"/.exec(text)?.[1])).toEqual([
      'true',
      'false',
    ])
  })

  it('says which address it stands for, where that is not its own', () => {
    const { html: root } = fillDocument({ ...frame, head, view: { ...view, address: '/page/"1' } })
    expect([html, root].map((text) => /data-address="([^"]*)" id="first-view"/.exec(text)?.[1])).toEqual([
      undefined,
      '/page/&#34;1',
    ])
  })

  it('says for which paths it was drawn without a screen', () => {
    const { html: lacking } = fillDocument({ ...frame, head, view: { ...view, missing: ['/gover', '/"><b>'] } })
    expect(html).not.toContain('data-missing')
    expect(lacking).not.toContain('<b>')
    const parsed = new DOMParser().parseFromString(lacking, 'text/html')
    expect(missingPaths(parsed)).toEqual(new Set(['/gover', '/"><b>']))
  })

  it('says of its forms that they wait for the client, and without scripts offers none', () => {
    const { html: withForm, inline } = fillDocument({ ...frame, head, view: { ...view, html: '<form></form>' } })
    const parsed = new DOMParser().parseFromString(withForm, 'text/html')
    const line = parsed.querySelector<HTMLElement>('#waiting[role=status] > p')
    expect([line?.hidden, line?.className, line?.getAttribute('style'), { ...line?.dataset }]).toEqual([
      true,
      'line',
      'bottom:0',
      { waits: 'It "waits"', failed: 'It failed' },
    ])
    expect(parsed.querySelector('body > noscript')?.textContent).toContain('No scripts')
    expect(withForm).toContain('<noscript><style>form,[form]{display:none!important}</style></noscript></head>')
    expect(inline.styles).toContain('form,[form]{display:none!important}')
    expect(html).not.toContain('id="waiting"')
  })

  it('lets no answer end the script that it stands in', () => {
    expect(html).not.toContain('<script>alert(1)')
    const json = /id="first-view">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual(JSON.parse(view.answers))
  })

  it('names what of its scripts and styles is its own, in their order', () => {
    const texts = (text: string, tag: string) =>
      Array.from(
        text.matchAll(new RegExp(`<${tag}(?! type="application/(?:ld\\+)?json")[^>]*>(.*?)</${tag}>`, 'g')),
        ([, inner]) => inner,
      )
    expect(inline).toEqual({ scripts: texts(html, 'script'), styles: texts(html, 'style') })
    expect([inline.scripts.length, inline.styles.length]).toEqual([1, 2])
    const hostile = fillDocument({
      ...frame,
      head,
      view: { ...view, html: '<script>hack()</script><style>*{}</style>' },
    })
    expect(hostile.inline).toEqual({ scripts: inline.scripts, styles: hostile.inline.styles })
    expect(hostile.inline.styles.join('')).not.toContain('*{}')
  })

  it('keeps its own style where nothing is drawn', () => {
    expect(shell.html).toContain(
      '</script><title>T</title><link href="/static/css/index.1.css" rel="stylesheet"></head>',
    )
    expect(shell.html).not.toContain('<script defer')
    expect(fillDocument({ ...frame, attributes: null, head: null, view: null }).html).toContain('<html lang="zh-CN">')
  })
})
