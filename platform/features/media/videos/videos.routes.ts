import type { Language } from '../../../../src/domain/frame/site/preferences'
import { errorCodes } from '../../../../contract/envelope'
import {
  countVideoPlay,
  getPlayAuth,
  getSharedShort,
  getVideo,
  getVideoPreview,
  listShorts,
} from '../../../../contract/videos'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { queriesOf } from '../../../kernel/database/queries'
import { listenerOf } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { positionOfCard } from '../../../kernel/contents/cards'
import { cursorValues } from '../../../kernel/lists/cursor'
import { selectFeed } from '../feed/feed.queries'
import { publicationOf } from '../../../kernel/contents/publication'
import { listPage } from '../../../kernel/lists/list-page'
import { authorisePlay } from './authorise-play'
import {
  addVideoPlay,
  selectSharer,
  selectVideo,
  selectVideoPreview,
  selectVideos,
  type VideoRow,
} from './videos.queries'
import { publishableVideos } from './publish-videos'

export const videosFeature: PlatformFeature = {
  name: 'videos',
  publishes: [publishableVideos],
  routes: (app) => {
    serve(app, getVideo, async ({ path, caller, database }) => {
      const { language } = caller
      const row = await selectVideo(queriesOf(database), path.id, language)
      if (row === null) throw new Refusal(errorCodes.gone)
      return videoAnswer(row, language)
    })

    serve(app, getVideoPreview, async ({ path, caller, database }) => {
      const { language } = caller
      const row = await selectVideoPreview(queriesOf(database), path.id, language)
      if (row === null) throw new Refusal(errorCodes.gone)
      return videoAnswer(row, language)
    })

    serve(app, listShorts, async ({ query, caller, database }) => {
      const { language } = caller
      const queries = queriesOf(database)
      const cards = await selectFeed(queries, {
        language,
        viewer: null,
        categoryId: undefined,
        subCategoryId: undefined,
        types: [contentKinds.short.code],
        city: query.city,
        limit: query.page_size + 1,
        after: cursorValues(query.cursor, 'ts'),
      })
      const { items: ids, next_cursor } = listPage(cards, query.page_size, positionOfCard, ([id]) => id)
      const rows = await selectVideos(queries, ids, language)
      return { items: rows.map((row) => videoAnswer(row, language)), next_cursor }
    })

    serve(app, getSharedShort, async ({ path, query, caller, database }) => {
      const queries = queriesOf(database)
      const sharerId = query.from_user_id
      const [row, sharer] = await Promise.all([
        selectVideo(queries, path.id, caller.language),
        sharerId === undefined ? undefined : selectSharer(queries, sharerId),
      ])
      if (row === null || !row.is_short) throw new Refusal(errorCodes.gone)
      return { video: videoAnswer(row, caller.language), sharer: sharer ?? null }
    })

    serve(app, getPlayAuth, async ({ path, database, platform }) => {
      const { expiresAt, ...stream } = await authorisePlay(queriesOf(database), path.id, platform)
      return { ...stream, expires_at: expiresAt.toISOString() }
    })

    serve(app, countVideoPlay, async ({ path, query, caller, database, platform }) => {
      const views = await addVideoPlay(
        database,
        path.id,
        query.video_collection_id ?? null,
        listenerOf(caller, platform),
        platform.now(),
      )
      if (views === null) throw new Refusal(errorCodes.gone)
      return { views }
    })
  },
}

function videoAnswer({ covers, summary, source, share, published_at, ...rest }: VideoRow, language: Language) {
  return {
    ...rest,
    cover: covers[0] ?? '',
    ...publicationOf(
      { published_at, source, share },
      { title: rest.title, summary, cover: covers[0] ?? null },
      language,
    ),
  }
}
