import type { Language } from '../../../../../src/domain/frame/site/preferences'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { contentPath } from '../../../../../src/domain/frame/navigation/content-target'
import {
  addressIn,
  addressLanguage,
  embeddedKinds,
  languageNamedIn,
} from '../../../../../src/domain/frame/navigation/outside-address'
import { originOf } from '../../../../kernel/addresses'
import { queriesOf } from '../../../../kernel/database/queries'
import { limitedAs } from '../../../../kernel/limits/flood-classes'
import { playAddress } from '../../../../kernel/media/play-address'
import type { SiteOf } from '../site-reader'
import { embedPage, embedPolicy, playlistPlayer } from './embed-page'
import { selectEmbedded } from './embedded.queries'
import { contentAt, oEmbedAnswer } from './oembed-answer'

/** Any site may read the answer and cache it for an hour. */
const headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=3600',
}

/** `/oembed` (https://oembed.com), and the players that it names. */
export function oEmbedRoutes(app: FastifyInstance, site: SiteOf): void {
  const { configuration, database, signer, now } = app.platform
  const origin = originOf(configuration)
  const queries = queriesOf(database)

  app.get('/oembed', limitedAs('oEmbed'), async (request, reply) => {
    const query = request.query as Readonly<Record<string, unknown>>
    const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '')
    reply.headers(headers)
    if (!['', 'json'].includes(text('format').toLowerCase())) return reply.code(501).send()
    const target = contentAt(text('url'), origin)
    const content = target && (await selectEmbedded(queries, target.kind, target.id, target.language))
    if (target === null || content == null) return reply.code(404).send()
    if (content === 'restricted') return reply.code(401).send()
    reply.header('content-type', 'application/json; charset=utf-8')
    const space = { width: Number(text('maxwidth')), height: Number(text('maxheight')) }
    return JSON.stringify(oEmbedAnswer(target, content, { origin, provider: await site(target.language), space }))
  })

  for (const kind of embeddedKinds)
    app.get<{ Params: { readonly id: string } }>(`/embed/${kind}s/:id`, limitedAs('embeds'), async (request, reply) => {
      const { id } = request.params
      const language: Language = languageNamedIn(request.url) ?? addressLanguage
      const embeddedContent = await selectEmbedded(queries, kind, id, language)
      const isHere = embeddedContent !== undefined && embeddedContent !== 'restricted'
      const content = isHere
        ? {
            ...embeddedContent,
            url: kind === 'video' ? playAddress(signer, embeddedContent.url, now()).url : embeddedContent.url,
          }
        : null
      reply
        .code(isHere ? 200 : embeddedContent === undefined ? 404 : 403)
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': embedPolicy(configuration.mediaSources),
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'public, max-age=300',
        })
      return embedPage(content, { language, address: origin + addressIn(contentPath(kind, id) ?? '', language) })
    })

  const library = createRequire(import.meta.url).resolve('hls.js/dist/hls.min.js')
  let playerScript: Promise<Buffer> | null = null
  app.get(playlistPlayer, limitedAs('files'), async (_request, reply) => {
    playerScript ??= readFile(library).catch((error: unknown) => {
      // The next request reads it again.
      playerScript = null
      throw error
    })
    reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=86400' })
    return await playerScript
  })
}
