// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { withoutAddresses } from '../../scripts/chunk-addresses.mjs'
import { findChunks } from '../../src/composition/chunk-addresses'

interface Scope {
  chunkAddress?: (ending: 'js' | 'css', id: string) => string | undefined
  chunkAddresses?: Readonly<Record<'js' | 'css', (id: string) => string | undefined>>
}

const table = '/static/js/async/features.5.0a0a0a0a0a.js'
const drawn = {
  scripts: ['/static/js/index.0b0b0b0b0b.js', '/static/js/async/wishes.wp.0c0c0c0c0c.js'],
  sheets: ['/static/css/index.0d0d0d0d0d.css', '/static/css/async/wishes.wp.0e0e0e0e0e.css'],
  later: [table, '/static/js/async/transport.vf.0f0f0f0f0f.js'],
}
const all = { js: (id: string) => `static/js/async/${id}.js`, css: () => undefined }

/** The chunks of a document, and what its runtime was asked to load; the declarations bring all addresses. */
function chunksOf(html: string, failures = 0) {
  const scope: Scope = {}
  const loaded: (string | number)[] = []
  const load = async (id: string | number) => {
    loaded.push(id)
    if (id === '5' && loaded.length <= failures) throw new Error('no network')
    if (id === '5') scope.chunkAddresses = all
  }
  const runtime = { e: load }
  findChunks(new DOMParser().parseFromString(html, 'text/html'), runtime, scope)
  return { scope, loaded, runtime, isLeft: () => runtime.e === load }
}
const startedBy = (files: object) =>
  `<script data-files='${JSON.stringify(files)}'></script><script src="/static/js/other.js"></script>`

describe('the address of a chunk', () => {
  it('is named by the document for what it starts with, and by the script of all features for the rest', async () => {
    const { scope, runtime, loaded } = chunksOf(startedBy(drawn))
    expect(scope.chunkAddress?.('js', 'wp')).toBe('static/js/async/wishes.wp.0c0c0c0c0c.js')
    expect(scope.chunkAddress?.('css', 'wp')).toBe('static/css/async/wishes.wp.0e0e0e0e0e.css')
    expect(scope.chunkAddress?.('js', '5')).toBe(table.slice(1))
    expect(scope.chunkAddress?.('js', 'km')).toBeUndefined()
    await runtime.e('wp')
    await runtime.e('vf')
    expect(loaded).toEqual(['wp', 'vf'])
    await runtime.e('km')
    expect(loaded).toEqual(['wp', 'vf', '5', 'km'])
    expect(scope.chunkAddress?.('js', 'km')).toBe('static/js/async/km.js')
    await runtime.e('la')
    expect(loaded).toEqual(['wp', 'vf', '5', 'km', 'la'])
  })

  it('is looked for again after a failure', async () => {
    const { runtime, loaded } = chunksOf(startedBy(drawn), 1)
    await expect(runtime.e('km')).rejects.toThrow('no network')
    await runtime.e('km')
    expect(loaded).toEqual(['5', '5', 'km'])
  })

  it('is found in a plain page, too, which names the script of all features', async () => {
    const { scope } = chunksOf(`<script defer src="${table}"></script>`)
    expect(scope.chunkAddress?.('js', '5')).toBe(table.slice(1))
  })

  it('is left to the runtime by a page without such a script, as that of the development server', () => {
    expect(chunksOf('<script defer src="/static/js/index.js"></script>').isLeft()).toBe(true)
    expect(chunksOf(startedBy(drawn)).isLeft()).toBe(false)
  })
})

describe("the bundler's runtime", () => {
  const text = `before();
(() => {
__webpack_require__.u = (chunkId) => {
  // based on template
  return "static/js/async/" + ({"wp": "wishes",}[chunkId] || chunkId) + "." + chunkId + "." + {"wp": "0c",}[chunkId] + ".js"
}
})();
(() => {
__webpack_require__.miniCssF = (chunkId) => {
  return "static/css/async/" + ({"wp": "wishes",}[chunkId] || chunkId) + "." + {"wp": "0e",}[chunkId] + ".css"
}
})();
__webpack_require__.f.miniCss = function (chunkId) {
  var cssChunks = {
"wp": 1,
  };
  if (cssChunks[chunkId]) load(__webpack_require__.miniCssF(chunkId));
}
after();`

  it('holds no address of a chunk, which the other script gives', () => {
    const { start, addresses } = withoutAddresses(text)
    expect(start).not.toMatch(/wp|wishes|cssChunks/)
    expect(start).toContain('if (globalThis.chunkAddress("css", chunkId)) load(')
    const scope: Scope = {}
    // The text is the build's own; it runs as the script that it becomes.
    // eslint-disable-next-line typescript/no-implied-eval
    new Function('globalThis', addresses)(scope)
    expect(scope.chunkAddresses?.js('wp')).toBe('static/js/async/wishes.wp.0c.js')
    expect(scope.chunkAddresses?.css('wp')).toBe('static/css/async/wishes.0e.css')
    expect(scope.chunkAddresses?.css('km')).toBeUndefined()
    const asked: unknown[] = []
    const runtime: Record<string, any> = { f: {} }
    // eslint-disable-next-line typescript/no-implied-eval
    new Function('__webpack_require__', 'globalThis', 'before', 'after', 'load', start)(
      runtime,
      { chunkAddress: (ending: string, id: string) => `${ending} ${id}` },
      () => undefined,
      () => undefined,
      (address: unknown) => asked.push(address),
    )
    runtime['f'].miniCss('wp')
    expect([runtime['u']('wp'), asked]).toEqual(['js wp', ['css wp']])
  })

  it('is refused when it has changed', () => {
    expect(() => withoutAddresses('nothing')).toThrow('it has changed')
    expect(() => withoutAddresses(text.replace('if (cssChunks[chunkId])', ''))).toThrow('it has changed')
  })
})
