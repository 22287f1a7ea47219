import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, request as ask, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { expect, test, visit } from '../support/journey'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
const build = join(process.env.BUILD_DIR ?? 'dist', 'web')

/** What any web server does: serves the files of the build, its page for every other path, and forwards the API. */
function serve(platform: URL): Promise<Server> {
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '/', platform)
    if (/^\/(v\d|media|uploads|live|demo)\//.test(pathname)) {
      const { host: _, ...headers } = incoming.headers
      const passed = ask(
        { host: platform.hostname, port: platform.port, path: incoming.url, method: incoming.method, headers },
        (given) => {
          answer.writeHead(given.statusCode ?? 502, given.headers)
          given.pipe(answer)
        },
      )
      passed.on('error', () => answer.writeHead(502).end())
      incoming.pipe(passed)
      return
    }
    const file = join(build, pathname)
    const isFile = existsSync(file) && statSync(file).isFile()
    answer.writeHead(200, { 'content-type': types[isFile ? extname(file) : '.html'] ?? 'application/octet-stream' })
    createReadStream(isFile ? file : join(build, 'index.html')).pipe(answer)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

test('served as plain static files with no renderer, the client works', async ({ page, baseURL }) => {
  const server = await serve(new URL(baseURL ?? ''))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  try {
    await visit(page, `${origin}/index`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle('Riverbend')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Who writes the next hundred years of the Old Ferry\?/ })
      .first()
      .click()
    await expect(page.getByText('The last boat left in the winter thirty-one years ago.')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await visit(page, `${origin}/user`)
    await expect(page).toHaveURL(/\/login\?redirect=%2Fuser$/)
    await visit(page, `${origin}/no/such/place`)
    await expect(page).toHaveURL(/\/not-found$/)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
