import { countAudioPlay, getAlbum, getAudio, getNextTrack, listAlbumTracks } from '../../../../contract/audio'
import { errorCodes } from '../../../../contract/envelope'
import { queriesOf } from '../../../kernel/database/queries'
import { listenerOf } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { shareInfoOf, sourceOf } from '../../../kernel/contents/publication'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { addAudioPlay, selectAlbum, selectAudio, selectNextTrack, selectTracks } from './audio.queries'
import { trackOf } from './audio-answers'
import { publishableAlbums, publishableAudios } from './publish-audio'

export const audioFeature: PlatformFeature = {
  name: 'audio',
  publishes: [publishableAlbums, publishableAudios],
  routes: (app) => {
    serve(app, getAudio, async ({ path, caller, database }) => {
      const { language } = caller
      const row = await selectAudio(queriesOf(database), path.id, language)
      if (row === null) throw new Refusal(errorCodes.gone)
      return {
        ...trackOf(row),
        description: row.description,
        album: [{ id: row.album_id, title: row.album_title, cover: row.album_covers[0] ?? '' }],
        source: sourceOf(row.source, language),
        comments_open: row.comments_open,
        share: shareInfoOf(row.share, { ...row, cover: row.covers[0] ?? null }, language),
      }
    })

    serve(app, getAlbum, async ({ path, caller, database }) => {
      const { language } = caller
      const row = await selectAlbum(queriesOf(database), path.id, language, caller.member?.id ?? null)
      if (row === null) throw new Refusal(errorCodes.gone)
      const { covers, summary, source, share, ...rest } = row
      return {
        ...rest,
        cover: covers[0] ?? '',
        source: sourceOf(source, language),
        share: shareInfoOf(share, { title: row.title, summary, cover: covers[0] ?? null }, language),
      }
    })

    serve(app, listAlbumTracks, async ({ path, query, caller, database }) => {
      const after = cursorValues(query.cursor, 'n')
      const rows = await selectTracks(
        queriesOf(database),
        path.id,
        caller.language,
        query.order,
        query.page_size + 1,
        after === null ? null : Number(after[0]),
      )
      return listPage(rows, query.page_size, (row) => [row.sort], trackOf)
    })

    serve(app, getNextTrack, async ({ path, query, database }) => {
      const next = await selectNextTrack(queriesOf(database), path.id, query.audio_id)
      return { next: next === null ? null : { ...next, post_audio_id: next.id, post_album_id: path.id } }
    })

    serve(app, countAudioPlay, async ({ path, caller, database, platform }) => {
      const plays = await addAudioPlay(database, path.id, listenerOf(caller, platform), platform.now())
      if (plays === null) throw new Refusal(errorCodes.gone)
      return { plays }
    })
  },
}
