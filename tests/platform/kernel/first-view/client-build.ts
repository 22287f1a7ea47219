import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { clientScript, writeBuild } from '../../../support/written-build'

const renderer = `let count = 0
let countAtOnce = Infinity
const start = 'start()'
const drawn = (template, body, styles = []) => ({ status: 200, html: template.replace('</body>', body + '<script>' + start + '</script></body>'), inline: { scripts: [start], styles } })
export const pageInputs = (path) => ({ queries: path === '/' ? null : path === '/tv' ? ['tab'] : [], isForMembers: path === '/wallet' })
export const renderShell = ({ template }) => drawn(template, '')
export async function render({ url, cookies, language, dispatch, template }) {
  if (url.startsWith('/breaks')) throw new Error('cannot')
  if (url.startsWith('/gone')) return { ...drawn(template, ''), status: 404, headers: { 'x-robots-tag': 'noindex' } }
  if (url.startsWith('/hostile')) return drawn(template, '<style>b{}</style><script nonce="__CSP_NONCE__">hack()</script>', ['b{}'])
  if (url === '/') return { ...drawn(template, ''), status: 302, headers: { location: '/page/' } }
  if (url.startsWith('/?')) return { ...drawn(template, ''), status: 302, headers: { location: '/page/' + url.slice(1) } }
  if (url.startsWith('/once') && count > countAtOnce) throw new Error('cannot again')
  if (url.startsWith('/once')) countAtOnce = count
  if (url.startsWith('/held')) await dispatch('GET', '/v1/test/breaks')
  const me = await dispatch('GET', '/v1/test/members', cookies.authorization ? { authorization: cookies.authorization } : {})
  const data = JSON.stringify({ count: count += 1, url, cookies, language, status: me.status, code: me.body.code })
  return { isPrivate: url.startsWith('/preview'), pcDomain: url.startsWith('/desk') ? 'www.city.example' : '', ...drawn(template, '<script type="application/json">' + data + '</script>') }
}
`
/** The hash source of a text. */
export const named = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
export const policyOf = (answer: { readonly headers: Readonly<Record<string, unknown>> }): string =>
  String(answer.headers['content-security-policy'])

export async function build(): Promise<string> {
  const directory = await writeBuild(renderer)
  const asset = join(directory, 'web/static/js/index.abc.js')
  await writeFile(`${asset}.br`, brotliCompressSync(clientScript))
  await writeFile(`${asset}.gz`, gzipSync(clientScript))
  return directory
}
