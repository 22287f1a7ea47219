// Serves the platform with its demo city, and the yardsticks from the same server with the same compression. Prints the
// port of this server and that of the bare server when both are ready.
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readConfiguration } from '../platform/kernel/configuration'
import { createPlatform } from '../platform/create-platform'
import { insertManyArticles } from '../platform/demo/many-articles'
import { features } from '../platform/features'
import { limitedAs } from '../platform/kernel/limits/flood-classes'
import { brotliParameters } from '../platform/kernel/http/send-page'
import type { PlatformFeature } from '../platform/kernel/platform'
import { staticPage } from './static-page'
import { firstViewAddresses, stillPage } from './still-page'

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

interface YardstickFile {
  readonly type: string
  readonly br: Buffer
}

const compressFile = (text: Buffer, type: string): YardstickFile => ({
  type,
  br: brotliCompressSync(text, type === 'html' ? { params: brotliParameters } : {}),
})

function yardstickFiles(folder: string | undefined): ReadonlyMap<string, YardstickFile> {
  if (folder === undefined) return new Map()
  const names = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.(js|css|html)$/.test(file))
  return new Map(
    names.map((file) => [file, compressFile(readFileSync(join(folder, file)), file.split('.').pop() ?? '')] as const),
  )
}

/** Serves the yardsticks, compressed as the product's own responses are. */
const yardsticks: PlatformFeature = {
  name: 'yardsticks',
  routes: (app) => {
    const files = yardstickFiles(process.env.YARDSTICK_DIR)
    let page: YardstickFile | null = null
    app.get('/bench/first-views', limitedAs('pages'), () => firstViewAddresses)
    const still = new Map<string, YardstickFile>()
    app.get('/bench/still', limitedAs('pages'), async (request, reply) => {
      const address = (request.query as { readonly of: string }).of
      const file = still.get(address) ?? compressFile(Buffer.from(await stillPage(app, address)), 'html')
      still.set(address, file)
      return await reply
        .header('content-encoding', 'br')
        .header('cache-control', 'no-cache')
        .type(types['html'] ?? '')
        .send(file.br)
    })
    app.get('/bench/*', limitedAs('pages'), async (request, reply) => {
      const name = (request.params as { readonly '*': string })['*']
      const file =
        name === 'static'
          ? (page ??= compressFile(Buffer.from(await staticPage(app)), 'html'))
          : files.get(name === 'feed' ? 'index.html' : name.replace(/^app\//, ''))
      if (file === undefined) return await reply.code(404).send('')
      const isPage = file.type === 'html'
      return await reply
        .header('content-encoding', 'br')
        .header('cache-control', isPage ? 'no-cache' : 'public, max-age=31536000, immutable')
        .type(types[file.type] ?? 'application/octet-stream')
        .send(file.br)
    })
  },
}

/** The baseline for rates: a Fastify without any plugin, which answers from memory with the same bytes. */
function bareServer(app: FastifyInstance): FastifyInstance {
  const bare = fastify()
  const responses = new Map<
    string,
    { readonly type: string; readonly encoding: string | undefined; readonly bytes: Buffer }
  >()
  bare.get('/processor-time', (_, reply) => reply.send(process.cpuUsage()))
  bare.get('/*', async (request, reply) => {
    const key = `${request.url} ${request.headers['accept-encoding'] ?? ''}`
    let answer = responses.get(key)
    if (answer === undefined) {
      const { headers, rawPayload } = await app.inject({
        url: request.url,
        headers: {
          accept: request.headers.accept ?? '*/*',
          'accept-language': 'en',
          'accept-encoding': request.headers['accept-encoding'] ?? 'identity',
        },
      })
      answer = { type: String(headers['content-type']), encoding: headers['content-encoding'], bytes: rawPayload }
      responses.set(key, answer)
    }
    if (answer.encoding !== undefined) void reply.header('content-encoding', answer.encoding)
    return await reply.type(answer.type).send(answer.bytes)
  })
  return bare
}

const { app, platform, close } = await createPlatform({
  configuration: readConfiguration(process.env),
  features: [...features, yardsticks],
})
const articleCount = Number(process.env.MANY_ARTICLES ?? 0)
if (articleCount > 0) await insertManyArticles(platform.connection, articleCount, new Date())
const bare = bareServer(app)
await app.listen({ port: 0, host: '127.0.0.1' })
await bare.listen({ port: 0, host: '127.0.0.1' })
process.on('SIGTERM', () => void Promise.all([close(), bare.close()]).then(() => process.exit(0)))
const portOf = (server: FastifyInstance): number => (server.server.address() as AddressInfo).port
console.log(`ready ${portOf(app)} ${portOf(bare)}`)
