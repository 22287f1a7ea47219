import { errorCodes } from '../../../../contract/envelope'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Queries } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { selectAnchor, selectAnchorAlbums, selectAnchorChannels, selectAnchorProgrammes } from './anchors.queries'

/** Reads a host with what they host. */
export async function readAnchor(queries: Queries, id: string, language: Language, viewer: string | null) {
  const [row, channels, programmes, albums] = await Promise.all([
    selectAnchor(queries, id, language, viewer),
    selectAnchorChannels(queries, id, language),
    selectAnchorProgrammes(queries, id, language),
    selectAnchorAlbums(queries, id, language),
  ])
  if (row === null) throw new Refusal(errorCodes.gone)
  return {
    ...row,
    channels: channels.map(({ covers, ...channel }) => ({ ...channel, cover: covers[0] ?? '' })),
    programmes,
    albums: albums.map(({ covers, ...album }) => ({ ...album, cover: covers[0] ?? '' })),
  }
}
