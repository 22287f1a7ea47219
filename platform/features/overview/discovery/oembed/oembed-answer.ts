import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import { isSameOrigin } from '../../../../../src/domain/frame/navigation/own-address'
import {
  addressIn,
  addressLanguage,
  embedPath,
  embeddedKinds,
  embedSizes,
  languageNamedIn,
  type EmbeddedKind,
} from '../../../../../src/domain/frame/navigation/outside-address'
import { escapeMarkup } from '../../../../kernel/shared/escape-markup'
import type { Embedded } from './embedded.queries'

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

/** The most pixels that another site has for a player. */
interface Space {
  readonly width: number
  readonly height: number
}

/** What another site shows of a content of ours. */
export function oEmbedAnswer(
  target: NonNullable<ReturnType<typeof contentAt>>,
  content: Embedded,
  {
    origin,
    provider,
    space,
  }: { readonly origin: string; readonly provider: { readonly title: string }; readonly space: Space },
) {
  const [width, height] = sizeWithin(target.kind, space)
  const player = `${origin}${addressIn(embedPath(target.kind, target.id) ?? '', target.language)}`
  const [thumbnailWidth, thumbnailHeight] = thumbnail
  return {
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
  }
}

/**
 * The size of a player within the available space; 0, or anything that is no number, sets no limit. A film keeps its
 * shape, a sound needs none.
 */
function sizeWithin(kind: EmbeddedKind, space: Space): readonly [number, number] {
  const [width, height] = embedSizes[kind]
  const [widthShare, heightShare] = [shareOf(space.width, width), shareOf(space.height, height)]
  const scale = Math.min(widthShare, heightShare)
  return kind === 'video'
    ? [Math.floor(width * scale), Math.floor(height * scale)]
    : [Math.floor(width * widthShare), Math.floor(height * heightShare)]
}

const shareOf = (most: number, length: number): number => (most > 0 ? Math.min(1, most / length) : 1)
