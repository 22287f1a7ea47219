import { countNewerFeed, getCategoryHead, listCategories, listFeed } from '../../../contract/feed'
import type { linkSchema } from '../../../contract/feed'
import { targetType } from '../../../contract/fields'
import { errorCodes } from '../../../contract/envelope'
import type * as z from 'zod/mini'
import { queriesOf } from '../../database/queries'
import { Refusal, invalid } from '../../http/refusal'
import { serve } from '../../http/serve-endpoint'
import type { Feature } from '../../platform'
import { localise } from '../site/localise'
import { cardOf, positionOfCard } from './cards'
import { positionOf } from './cursor'
import { countNewer, selectCategories, selectCategoryHead, selectFeed } from './feed.queries'
import { listPage } from './list-page'

type Link = z.infer<typeof linkSchema>

export const feedFeature: Feature = {
  name: 'feed',
  routes: (app) => {
    serve(app, listCategories, async ({ caller, database }) => ({ items: await selectCategories(queriesOf(database), caller.language) }))

    serve(app, getCategoryHead, async ({ path, caller, database }) => {
      const head = await selectCategoryHead(queriesOf(database), path.id)
      if (head === undefined) throw new Refusal(errorCodes.gone)
      return {
        carousel: localise(head.carousel, caller.language) as { id: string; title: string; image: string; link: Link }[],
        entries: localise(head.entries, caller.language) as { id: string; name: string; icon: string; link: Link }[],
      }
    })

    serve(app, listFeed, async ({ query, caller, database }) => {
      const { language, member } = caller
      const rows = await selectFeed(queriesOf(database), {
        language, viewer: member?.id ?? null, categoryId: query.category_id, subCategoryId: query.sub_category_id,
        types: typesOf(query.types), limit: query.page_size + 1, after: positionOf(query.cursor, 'ts'),
      })
      return listPage(rows, query.page_size, positionOfCard, cardOf)
    })

    serve(app, countNewerFeed, async ({ query, database }) => ({
      count: await countNewer(queriesOf(database), query.since, { categoryId: query.category_id, subCategoryId: query.sub_category_id }, typesOf(query.types)),
    }))
  },
}

/** Content types out of their list; each once, a handful at most. */
function typesOf(list: string | undefined): number[] {
  if (list === undefined || list === '') return []
  const types = [...new Set(list.split(',').map(Number))]
  if (!types.every((type) => targetType.safeParse(type).success)) throw invalid({ types: 'invalid' })
  return types
}
