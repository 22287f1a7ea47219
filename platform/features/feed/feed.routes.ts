import { countNewerFeed, getCategoryHead, listCategories, listFeed } from '../../../contract/feed'
import type { linkSchema } from '../../../contract/feed'
import { errorCodes } from '../../../contract/envelope'
import type * as z from 'zod/mini'
import { queriesOf } from '../../database/queries'
import { Refusal } from '../../http/refusal'
import { serve } from '../../http/serve-endpoint'
import type { Feature } from '../../platform'
import { localise } from '../site/localise'
import { cardOf, positionOfCard } from './cards'
import { positionOf } from './cursor'
import { countNewer, selectCategories, selectCategoryHead, selectFeed, selectPlaces } from './feed.queries'
import type { PlacedPart } from './feed.schema'
import { listPage } from './list-page'
import { typesOf } from './types-of'
import { demoWords } from '../../demo/seeding/seeding.words'
import { seedOrganisations } from '../../demo/seeding/seed-contents'

type Link = z.infer<typeof linkSchema>

export const feedFeature: Feature = {
  name: 'feed',
  demo: [{ what: demoWords.organisations, seed: seedOrganisations }],
  routes: (app) => {
    serve(app, listCategories, async ({ caller, database }) => ({
      items: await selectCategories(queriesOf(database), caller.language),
    }))

    serve(app, getCategoryHead, async ({ path, query, caller, database }) => {
      const queries = queriesOf(database)
      const [head, places] = await Promise.all([
        selectCategoryHead(queries, path.id),
        selectPlaces(queries, query.city),
      ])
      if (head === undefined) throw new Refusal(errorCodes.gone)
      return {
        carousel: localise(ofPlaces(head.carousel, places), caller.language) as {
          id: string
          title: string
          image: string
          link: Link
        }[],
        entries: localise(ofPlaces(head.entries, places), caller.language) as {
          id: string
          name: string
          icon: string
          link: Link
        }[],
      }
    })

    serve(app, listFeed, async ({ query, caller, database }) => {
      const { language, member } = caller
      const rows = await selectFeed(queriesOf(database), {
        language,
        viewer: member?.id ?? null,
        categoryId: query.category_id,
        subCategoryId: query.sub_category_id,
        types: typesOf(query.types),
        city: query.city,
        limit: query.page_size + 1,
        after: positionOf(query.cursor, 'ts'),
      })
      return listPage(rows, query.page_size, positionOfCard, cardOf)
    })

    serve(app, countNewerFeed, async ({ query, database }) => ({
      count: await countNewer(
        queriesOf(database),
        query.since,
        { categoryId: query.category_id, subCategoryId: query.sub_category_id, city: query.city },
        typesOf(query.types),
      ),
    }))
  },
}

/** Parts of a feed's head may be limited to one place, named by `place`. */
function ofPlaces(parts: readonly PlacedPart[], places: readonly string[]): unknown[] {
  return parts
    .filter(({ place = '' }) => places.includes(place))
    .map((part) => Object.fromEntries(Object.entries(part).filter(([name]) => name !== 'place')))
}
