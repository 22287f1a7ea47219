import * as contract from '../../../../contract/collections'
import { errorCodes } from '../../../../contract/envelope'
import { listCollectionsOfVideo } from '../../../../contract/videos'
import type { CollectionCardDto } from '../../../../contract/videos'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cardOf, positionOfCard } from '../../../kernel/contents/cards'
import type { Card } from '../../../kernel/contents/cards'
import { cursorValues } from '../../../kernel/lists/cursor'
import { selectFeed } from '../feed/feed.queries'
import { publicationOf } from '../../../kernel/contents/publication'
import { listPage } from '../../../kernel/lists/list-page'
import { personalCollections } from './collections.personal'
import { selectCollection, selectCollectionsOf, selectEpisodeCounts, selectEpisodes } from './collections.queries'
import { selectLastEpisode, upsertLastEpisode } from './last-episode.queries'

export const collectionsFeature: PlatformFeature = {
  name: 'collections',
  personalData: personalCollections,
  routes: (app) => {
    serve(app, contract.listCollections, async ({ query, caller, database }) => {
      const queries = queriesOf(database)
      const cards = await selectFeed(queries, {
        language: caller.language,
        viewer: caller.member?.id ?? null,
        categoryId: undefined,
        subCategoryId: undefined,
        types: [contentKinds.collection.code],
        city: query.city,
        limit: query.page_size + 1,
        after: cursorValues(query.cursor, 'ts'),
      })
      const page = listPage(cards, query.page_size, positionOfCard, (card) => card)
      return { ...page, items: await withEpisodeCounts(queries, page.items) }
    })

    serve(app, listCollectionsOfVideo, async ({ path, caller, database }) => {
      const queries = queriesOf(database)
      return { items: await withEpisodeCounts(queries, await selectCollectionsOf(queries, path.id, caller.language)) }
    })

    serve(app, contract.getCollection, async ({ path, caller, database, reply }) => {
      const { language } = caller
      const queries = queriesOf(database)
      const [row, counts] = await Promise.all([
        selectCollection(queries, path.id, language),
        selectEpisodeCounts(queries, [path.id]),
      ])
      if (row === null) throw new Refusal(errorCodes.gone)
      reply.header('cache-control', 'public, max-age=30')
      const { covers, source, share, published_at, ...rest } = row
      const cover = covers[0] ?? null
      return {
        ...rest,
        cover,
        episodes: counts.get(row.id) ?? 0,
        ...publicationOf(
          { published_at, source, share },
          { title: row.title, summary: row.description, cover },
          language,
        ),
      }
    })

    serve(app, contract.listEpisodes, async ({ path, query, caller, database }) => {
      const after = cursorValues(query.cursor, 'ns')
      const rows = await selectEpisodes(queriesOf(database), path.id, caller.language, query.page_size + 1, after)
      return listPage(
        rows,
        query.page_size,
        ({ sort, id }) => [sort, id],
        ({ id, title, covers, source_id, duration, views }) => ({
          id,
          title,
          cover: covers[0] ?? null,
          source_id,
          duration,
          views,
        }),
      )
    })

    serve(app, contract.getLastEpisode, async ({ path, caller, database }) => {
      const row = await selectLastEpisode(queriesOf(database), caller.require().id, path.id)
      return { place: row === null ? null : { ...row, updated_at: row.updated_at.toISOString() } }
    })

    serve(app, contract.saveLastEpisode, async ({ path, body, caller, database, platform }) => {
      const watchedEpisode = { videoId: body.video_id, at: new Date(body.updated_at) }
      const row = await upsertLastEpisode(database, caller.require().id, path.id, watchedEpisode, platform.now())
      if (row === null) throw new Refusal(errorCodes.gone)
      return { place: { ...row, updated_at: row.updated_at.toISOString() } }
    })
  },
}

async function withEpisodeCounts(queries: Queries, cards: readonly Card[]): Promise<CollectionCardDto[]> {
  const items = cards.map(cardOf)
  const counts =
    items.length === 0
      ? new Map<string, number>()
      : await selectEpisodeCounts(
          queries,
          items.map(({ id }) => id),
        )
  return items.map((item) => ({ ...item, episodes: counts.get(item.id) ?? 0 }))
}
