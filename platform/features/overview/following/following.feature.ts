import {
  listFollowed,
  listFollowedNews,
  listSubscribedAlbums,
  listSubscribedChannels,
  listSubscribedProgrammes,
} from '../../../../contract/following'
import { cardOf } from '../../../kernel/contents/cards'
import { queriesOf } from '../../../kernel/database/queries'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorOf, cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { SiteClock } from '../../../kernel/site/site-clock'
import type { PlatformFeature } from '../../../kernel/platform'
import { trackOf } from '../../media/audio/audio-answers'
import { channelOf } from '../../media/channels/channel-answers'
import { selectFollowed } from './followed.queries'
import { readerOf } from '../../media/channels/play-channel'
import { readFollowedNews } from './read-followed-news'
import { readSubscribedProgrammes } from './read-subscribed-programmes'
import { selectSubscribedAlbums, selectSubscribedChannels } from './subscriptions.queries'

const sinceAndId = ({ since, id }: { readonly since: Date; readonly id: string }) => [since.toISOString(), id]

export const followingFeature: PlatformFeature = {
  name: 'following',
  routes: (app) => {
    const clock = new SiteClock(queriesOf(app.platform.database), app.platform.now, app.platform.elapsed)

    serve(app, listSubscribedAlbums, async ({ query, caller, database }) => {
      const rows = await selectSubscribedAlbums(
        queriesOf(database),
        caller.require().id,
        caller.language,
        query.page_size + 1,
        cursorValues(query.cursor, 'ts'),
      )
      return listPage(rows, query.page_size, sinceAndId, albumOf)
    })

    serve(app, listSubscribedChannels, async ({ query, caller, database }) => {
      const viewer = { language: caller.language, viewer: caller.require().id, at: await clock.minute() }
      const rows = await selectSubscribedChannels(
        queriesOf(database),
        viewer,
        query.page_size + 1,
        cursorValues(query.cursor, 'ts'),
      )
      return listPage(rows, query.page_size, sinceAndId, channelOf)
    })

    serve(app, listSubscribedProgrammes, async ({ query, caller, database, platform }) =>
      readSubscribedProgrammes(
        queriesOf(database),
        { userId: caller.require().id, reader: readerOf(caller, platform), clock },
        query.page_size,
        cursorValues(query.cursor, 'ts'),
      ),
    )

    serve(app, listFollowed, async ({ query, caller, database }) => {
      const rows = await selectFollowed(
        queriesOf(database),
        caller.require().id,
        query.kind,
        caller.language,
        query.page_size + 1,
        cursorValues(query.cursor, 'ts'),
      )
      return listPage(rows, query.page_size, sinceAndId, ({ id, name, picture, intro, followers, newest }) => ({
        ...{ id, name, picture, intro, followers },
        newest: newest === null ? null : cardOf(newest),
      }))
    })

    serve(app, listFollowedNews, async ({ query, caller, database, platform }) =>
      readFollowedNews(
        queriesOf(database),
        { userId: caller.require().id, language: caller.language, authors: platform.contentAuthors },
        query.page_size,
        cursorValues(query.cursor, 'ts'),
      ),
    )
  },
}

function albumOf(row: Awaited<ReturnType<typeof selectSubscribedAlbums>>[number]) {
  const { id, title, covers, tracks, finished, followers, fresh, next } = row
  const { newest_id: newestId, newest_title: newestTitle, newest_at: newestAt } = row
  return {
    ...{ id, title, cover: covers[0] ?? '', tracks, finished, followers, fresh },
    newest:
      newestId === null || newestTitle === null || newestAt === null
        ? null
        : { id: newestId, title: newestTitle, published_at: newestAt.toISOString() },
    next: next === null ? null : trackOf({ ...next, published_at: new Date(next.published_at) }),
    after_next: next === null ? null : cursorOf([next.sort]),
  }
}
