import { readFileSync } from 'node:fs'
import { visitOf } from '../../platform/kernel/first-view/visit'
import { pageInputs, render } from '../../src/composition/first-view/server'
import type { TestPlatform } from './platform'

const build = {
  template: readFileSync('src/index.html', 'utf8'),
  starter: '/* starter */',
  plainStarter: '/* plain starter */',
  chunkFiles: { index: ['static/js/index.1.js', 'static/css/index.1.css'] },
  stylesOf: () => ['body{margin:0}'],
}

export const drawnOrigin = 'https://city.example'

export type DrawnPage = Awaited<ReturnType<typeof render>> & {
  /** Cache key under which the page is shared; null for a page that belongs to one visitor. */
  readonly key: string | null
  /** The calls that it was drawn with. */
  readonly calls: readonly string[]
}

/** Draws the page that the platform sends for an address, from the sources of the client. */
export async function drawPage(
  { app, clock }: TestPlatform,
  url: string,
  { cookies = '', language = 'en' }: { readonly cookies?: string; readonly language?: 'en' | 'zh-CN' } = {},
): Promise<DrawnPage> {
  const calls: string[] = []
  const { key, ...visit } = visitOf(url, cookies, language, pageInputs)
  const page = await render({
    ...build,
    ...visit,
    origin: drawnOrigin,
    now: clock.now().getTime(),
    dispatch: async (method, path, headers) => {
      calls.push(`${method} ${path}`)
      const answer = await app.inject({ method, url: path, headers })
      return { status: answer.statusCode, body: answer.json() }
    },
  })
  return { ...page, key: page.isPrivate === true ? null : key, calls }
}
