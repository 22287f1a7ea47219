import { errorCodes } from '../../../contract/envelope'
import { countVideoPlay, getPlayAuth, getVideo } from '../../../contract/videos'
import { queriesOf } from '../../database/queries'
import { listenerOf } from '../../http/caller'
import { Refusal } from '../../http/refusal'
import { serve } from '../../http/serve-endpoint'
import type { Feature } from '../../platform'
import { shareInfo } from '../articles/share-info'
import { sourceOf } from '../feed/cards'
import { isoOf } from '../feed/instants'
import { authorisePlay } from './authorise-play'
import { addVideoPlay, selectVideo } from './videos.queries'
import { demoWords } from '../../demo/seeding/seeding.words'
import { seedVideos } from '../../demo/seeding/seed-videos'

export const videosFeature: Feature = {
  name: 'videos',
  demo: [{ what: demoWords.videos, seed: seedVideos }],
  routes: (app) => {
    serve(app, getVideo, async ({ path, caller, database }) => {
      const { language } = caller
      const row = await selectVideo(queriesOf(database), path.id, language)
      if (row === undefined) throw new Refusal(errorCodes.gone)
      const { covers, summary, source, share, published_at, ...rest } = row
      const cover = covers[0] ?? ''
      return {
        ...rest,
        cover,
        published_at: isoOf(published_at),
        source: sourceOf(source, language),
        share: shareInfo(row.title, summary, covers[0] ?? null, share, language),
      }
    })

    serve(app, getPlayAuth, async ({ path, database, platform }) => {
      const { url, mime, expiresAt } = await authorisePlay(queriesOf(database), path.id, platform)
      return { url, mime, expires_at: expiresAt.toISOString() }
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
