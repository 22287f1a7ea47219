import { errorCodes } from '../../../../contract/envelope'
import { getGallery } from '../../../../contract/gallery'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { publicationOf } from '../../../kernel/contents/publication'
import { selectGallery, selectGalleryPictures } from './gallery.queries'
import { publishableGalleries } from './publish-galleries'

export const galleryFeature: PlatformFeature = {
  name: 'gallery',
  publishes: [publishableGalleries],
  routes: (app) => {
    serve(app, getGallery, async ({ path, caller, database, reply }) => {
      const { language } = caller
      const queries = queriesOf(database)
      const [row, pictures] = await Promise.all([
        selectGallery(queries, path.id, language),
        selectGalleryPictures(queries, path.id, language),
      ])
      if (row === null) throw new Refusal(errorCodes.gone)
      reply.header('cache-control', 'public, max-age=30')
      const { covers, share, source, published_at, ...rest } = row
      return {
        ...rest,
        pictures,
        ...publicationOf(
          { published_at, source, share },
          { ...rest, cover: covers[0] ?? pictures[0]?.url ?? null },
          language,
        ),
      }
    })
  },
}
