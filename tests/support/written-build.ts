import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const template =
  '<!doctype html><html><head><script defer src="/static/js/index.abc.js"></script></head><body><div id="root"></div></body></html>'

/**
 * Writes a build whose pages show what they were drawn from: the number of the drawing, the address and the cookies.
 * @param renderer the source of `render` and `pageInputs`, for a test about the drawing itself
 * @returns its folder
 */
export async function writeBuild(renderer = plainRenderer): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'townsquare-build-'))
  await mkdir(join(directory, 'web/static/js'), { recursive: true })
  await mkdir(join(directory, 'starter'))
  await mkdir(join(directory, 'server'))
  await Promise.all([
    writeFile(join(directory, 'web/index.html'), template),
    writeFile(join(directory, 'web/chunk-files.json'), '{}'),
    writeFile(join(directory, 'web/sw.js'), 'self.oninstall = null'),
    writeFile(join(directory, 'web/static/js/index.abc.js'), clientScript),
    writeFile(join(directory, 'starter/starter.js'), '/* starter */'),
    writeFile(join(directory, 'starter/plain-starter.js'), '/* starter */'),
    writeFile(join(directory, 'server/package.json'), '{"type":"module"}'),
    writeFile(join(directory, 'server/index.js'), renderer),
  ])
  return directory
}

/** The script of that build. */
export const clientScript = 'console.log("the client")'.repeat(20)

const plainRenderer = `let count = 0
const drawn = (template, body) => ({ status: 200, html: template.replace('</body>', body + '</body>'), inline: { scripts: [], styles: [] } })
export const pageInputs = (path) => ({ queries: [], isForMembers: path === '/wallet' })
export const renderShell = ({ template }) => drawn(template, '')
export const render = async ({ url, cookies, language, template }) => ({
  headers: url === '/briefly-fresh' ? { 'cache-control': 's-maxage=1, stale-while-revalidate=60' } : {},
  ...drawn(template, '<script type="application/json">' + JSON.stringify({ count: count += 1, url, cookies, language }) + '</script>'),
})
`
