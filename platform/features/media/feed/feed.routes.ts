import { countNewerFeed, getCategoryHead, listCategories, listFeed } from '../../../../contract/feed'
import { queriesOf } from '../../../kernel/database/queries'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cardOf, positionOfCard } from '../../../kernel/contents/cards'
import { cursorValues } from '../../../kernel/lists/cursor'
import { countNewer, listedTypes, selectCategories, selectFeed } from './feed.queries'
import { listPage } from '../../../kernel/lists/list-page'
import { publishableCategories, publishableSubCategories } from './publish-categories'
import { readCarouselContents, readCategoryHead } from './read-category-head'
import { typesOf } from '../../../kernel/lists/types-of'

export const feedFeature: PlatformFeature = {
  name: 'feed',
  publishes: [publishableCategories, publishableSubCategories],
  routes: (app) => {
    serve(app, listCategories, async ({ caller, database }) => ({
      items: await selectCategories(queriesOf(database), caller.language),
    }))

    serve(app, getCategoryHead, async ({ path, query, caller, database }) =>
      readCategoryHead(queriesOf(database), path.id, query.city, caller.language),
    )

    serve(app, listFeed, async ({ query, caller, database }) => {
      const { language, member } = caller
      const queries = queriesOf(database)
      const rows = await selectFeed(queries, {
        language,
        viewer: member?.id ?? null,
        categoryId: query.category_id,
        subCategoryId: query.sub_category_id,
        organisationId: query.organisation_id,
        types: typesOf(query.types, listedTypes),
        city: query.city,
        leftOut: await readCarouselContents(queries, query.below_head, query.city),
        limit: query.page_size + 1,
        after: cursorValues(query.cursor, 'ts'),
      })
      return listPage(rows, query.page_size, positionOfCard, cardOf)
    })

    serve(app, countNewerFeed, async ({ query, database }) => {
      const queries = queriesOf(database)
      const scope = {
        categoryId: query.category_id,
        subCategoryId: query.sub_category_id,
        organisationId: query.organisation_id,
        city: query.city,
        leftOut: await readCarouselContents(queries, query.below_head, query.city),
      }
      return { count: await countNewer(queries, query.since, scope, typesOf(query.types, listedTypes)) }
    })
  },
}
