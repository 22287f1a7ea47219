import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { errorCodes } from '../../../../contract/envelope'
import { originOf } from '../../../kernel/addresses'
import { queriesOf } from '../../../kernel/database/queries'
import { askerOf } from '../../../kernel/http/asker-of'
import { Refusal } from '../../../kernel/http/refusal'
import { acceptsEncoding } from '../../../kernel/http/send-page'
import type { Asker } from '../../../kernel/limits/asker'
import { limitedAs } from '../../../kernel/limits/flood-classes'
import type { PlatformFeature } from '../../../kernel/platform'
import { languageOfRequest } from '../../../kernel/shared/language'
import { logUnlessRefused } from '../../../kernel/shared/log-failure'
import { localise } from '../../../kernel/site/localise'
import { selectConfigurations } from '../../../kernel/site/site.queries'
import { feedRoutes } from './feeds/feeds.routes'
import { oEmbedRoutes } from './oembed/oembed.routes'
import { robots } from './robots'
import { readScreenFacts } from '../../../kernel/http/screen-facts'
import { siteReader } from './site-reader'
import { Sitemap } from './sitemap'
import { webAppManifest } from './web-app-manifest'

const anHour = 'public, max-age=3600'
const unpack = promisify(gunzip)

/** Serves what makes the city discoverable: for search engines, and for installation on a phone's home screen. */
export const discoveryFeature: PlatformFeature = {
  name: 'discovery',
  routes: (app) => {
    const { configuration, database, log, now, elapsed, changes, sitemapSources: sources } = app.platform
    const origin = originOf(configuration)
    const screens = readScreenFacts(configuration.buildDirectory)
    const siteOf = siteReader(queriesOf(database), elapsed, changes)
    const sitemap = new Sitemap(queriesOf(database), origin, { kinds: screens.kinds, sources }, (error) =>
      logUnlessRefused(log, error, 'the sitemap could not be made'),
    )
    changes.onChange(() => sitemap.expire())

    const pageOf = async (file: string, asker: Asker): Promise<Buffer | null> => {
      const [, name = '', digits] = /^([a-z-]{0,30}?)-?([1-9]\d{0,5})?\.xml$/.exec(file) ?? []
      const number = Number(digits ?? 0)
      if (name === '') return number > 0 ? await sitemap.page(number, asker) : null
      return await (number > 0 ? sitemap.sourcePage(name, number, asker) : sitemap.things(name, asker))
    }

    app.get('/manifest.webmanifest', limitedAs('documents'), async (request, reply) => {
      const { lang } = request.query as { readonly lang?: unknown }
      const language = languageOfRequest(lang, request.headers)
      const rows = await selectConfigurations(queriesOf(database), ['site', 'skin', 'app'])
      const part = (code: string): unknown => localise(rows.find((row) => row.code === code)?.value, language)
      reply.headers({
        'cache-control': anHour,
        vary: 'Accept-Language',
        'content-type': 'application/manifest+json; charset=utf-8',
      })
      return JSON.stringify(webAppManifest({ site: part('site'), skin: part('skin'), app: part('app') }, language))
    })

    app.get('/robots.txt', limitedAs('documents'), async (_request, reply) => {
      reply.headers({ 'cache-control': anHour, 'content-type': 'text/plain; charset=utf-8' })
      return robots(origin, screens.closed)
    })

    app.get(
      '/sitemap.xml',
      limitedAs('documents'),
      async (request, reply) => await xml(request, reply, await sitemap.index(askerOf(request))),
    )

    app.get('/sitemap/news.xml', limitedAs('documents'), async (request, reply) => {
      const { title } = await siteOf('zh-CN')
      return await xml(request, reply, await sitemap.news(now(), title, askerOf(request)))
    })

    app.get<{ Params: { readonly file: string } }>('/sitemap/:file', limitedAs('documents'), async (request, reply) => {
      const page = await pageOf(request.params.file, askerOf(request))
      if (page === null) throw new Refusal(errorCodes.notFound)
      return await xml(request, reply, page)
    })

    feedRoutes(app, siteOf)
    oEmbedRoutes(app, siteOf)
  },
}

async function xml(request: FastifyRequest, reply: FastifyReply, file: Buffer): Promise<Buffer> {
  reply.headers({
    'cache-control': 'public, max-age=600',
    vary: 'Accept-Encoding',
    'content-type': 'application/xml; charset=utf-8',
  })
  if (!acceptsEncoding(request.headers['accept-encoding'], 'gzip')) return await unpack(file)
  reply.header('content-encoding', 'gzip')
  return file
}
