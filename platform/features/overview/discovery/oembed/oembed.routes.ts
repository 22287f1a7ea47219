import type { Language } from '../../../../../src/domain/frame/site/preferences'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import { contentPath } from '../../../../../src/domain/frame/navigation/content-target'
import { isSameOrigin } from '../../../../../src/domain/frame/navigation/own-address'
import {
  addressIn,
  addressLanguage,
  embedPath,
  embeddedKinds,
  embedSizes,
} from '../../../../../src/domain/frame/navigation/outside-address'
import { languageNamedIn } from '../../../../../src/domain/frame/navigation/outside-address'
import type { EmbeddedKind } from '../../../../../src/domain/frame/navigation/outside-address'
import { originOf } from '../../../../kernel/addresses'
import { queriesOf } from '../../../../kernel/database/queries'
import { limitedAs } from '../../../../kernel/limits/flood-classes'
import { playAddress } from '../../../../kernel/media/play-address'
import { escapeMarkup } from '../../../../kernel/shared/escape-markup'
import type { SiteOf } from '../site-reader'
import { embedPage, embedPolicy, playlistPlayer } from './embed-page'
import { selectEmbedded } from './embedded.queries'

/** Any site may read the answer and cache it for an hour. */
const headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=3600',
}
const thumbnail = [480, 270] as const

/** The content that an address of ours shows; null for all others. */
export function contentAt(address: string, origin: string) {
  if (!URL.canParse(address)) return null
  if (!isSameOrigin(address, origin)) return null
  const url = new URL(address)
  for (const kind of embeddedKinds) {
    const start = `${contentKinds[kind].path}/`
    const id = url.pathname.startsWith(start) ? url.pathname.slice(start.length).replace(/\/$/, '') : ''
    if (/^[\w-]{1,64}$/.test(id)) return { kind, id, language: languageNamedIn(url.search) ?? addressLanguage }
  }
  return null
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
    const [width, height] = sizeWithin(target.kind, Number(text('maxwidth')), Number(text('maxheight')))
    const player = `${origin}${addressIn(embedPath(target.kind, target.id) ?? '', target.language)}`
    const provider = await site(target.language)
    const [thumbnailWidth, thumbnailHeight] = thumbnail
    reply.header('content-type', 'application/json; charset=utf-8')
    return JSON.stringify({
      version: '1.0',
      type: target.kind === 'video' ? 'video' : 'rich',
      title: content.title,
      ...(content.author === null ? {} : { author_name: content.author }),
      provider_name: provider.title,
      provider_url: origin,
      cache_age: 3600,
      ...(content.cover === null || !content.cover.startsWith('/')
        ? {}
        : {
            thumbnail_url: `${origin}${content.cover}?x-oss-process=image/resize,w_${thumbnailWidth},h_${thumbnailHeight},m_fill/format,jpg`,
            thumbnail_width: thumbnailWidth,
            thumbnail_height: thumbnailHeight,
          }),
      width,
      height,
      html: `<iframe src="${escapeMarkup(player)}" width="${width}" height="${height}" title="${escapeMarkup(content.title)}" allow="fullscreen; picture-in-picture" allowfullscreen loading="lazy" style="border:0"></iframe>`,
    })
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
      reply.code(isHere ? 200 : embeddedContent === undefined ? 404 : 403).headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': embedPolicy(configuration.mediaSources),
        'cross-origin-resource-policy': 'cross-origin',
        // The page's window must not be reachable from the page that frames it, nor the other way round.
        'cache-control': 'public, max-age=300',
      })
      return embedPage(content, { language, address: origin + addressIn(contentPath(kind, id) ?? '', language) })
    })

  const library = createRequire(import.meta.url).resolve('hls.js/dist/hls.min.js')
  let text: Promise<Buffer> | null = null
  app.get(playlistPlayer, limitedAs('files'), async (_request, reply) => {
    text ??= readFile(library)
    reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=86400' })
    return await text
  })
}

/**
 * The size of a player within the available space; 0, or anything that is no number, sets no limit. A film keeps its
 * shape, a sound needs none.
 */
function sizeWithin(kind: EmbeddedKind, mostWidth: number, mostHeight: number): readonly [number, number] {
  const [width, height] = embedSizes[kind]
  const [widthShare, heightShare] = [shareOf(mostWidth, width), shareOf(mostHeight, height)]
  const scale = Math.min(widthShare, heightShare)
  return kind === 'video'
    ? [Math.floor(width * scale), Math.floor(height * scale)]
    : [Math.floor(width * widthShare), Math.floor(height * heightShare)]
}

const shareOf = (most: number, length: number): number => (most > 0 ? Math.min(1, most / length) : 1)
