import type { Language } from '../../../../../src/domain/frame/site/preferences'
import type { EmbeddedKind } from '../../../../../src/domain/frame/navigation/outside-address'
import type { Queries } from '../../../../kernel/database/queries'
import { selectAudio } from '../../../media/audio/audio.queries'
import { selectStream, selectVideo } from '../../../media/videos/videos.queries'

/** A content as a player on another site shows it. */
export interface Embedded {
  readonly kind: EmbeddedKind
  readonly id: string
  readonly title: string
  readonly author: string | null
  readonly cover: string | null
  /** The address of the content's file or playlist. */
  readonly url: string
  /** The type of the file or playlist. */
  readonly mime: string
}

/**
 * Selects a content for embedding; `restricted` when not everybody may play it, undefined when there is no such
 * content.
 */
export async function selectEmbedded(
  queries: Queries,
  kind: EmbeddedKind,
  id: string,
  language: Language,
): Promise<Embedded | 'restricted' | undefined> {
  if (kind === 'audio') {
    const audio = await selectAudio(queries, id, language)
    if (audio === null) return undefined
    const { title, source, covers, album_covers, url } = audio
    const author = source?.name[language] ?? audio.album_title
    return { kind, id, title, author, cover: covers[0] ?? album_covers[0] ?? null, url, mime: 'audio' }
  }
  const video = await selectVideo(queries, id, language)
  if (video === null) return undefined
  const stream = await selectStream(queries, video.source_id)
  if (stream === null || stream.restricted) return 'restricted'
  const { title, source, covers } = video
  return { kind, id, title, author: source?.name[language] ?? null, cover: covers[0] ?? null, ...streamOf(stream) }
}

const streamOf = ({ url, mime }: { readonly url: string; readonly mime: string }) => ({ url, mime })
