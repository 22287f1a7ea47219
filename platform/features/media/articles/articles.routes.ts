import type { Language } from '../../../../src/domain/frame/site/preferences'
import { getArticle, getRelation, getWholeArticle, listRelated, listVoiceConfigs } from '../../../../contract/articles'
import { errorCodes } from '../../../../contract/envelope'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { queriesOf, type Queries } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cardOf } from '../../../kernel/contents/cards'
import { publicationOf } from '../../../kernel/contents/publication'
import { selectConfigurations } from '../../../kernel/site/site.queries'
import { selectArticle, selectRelated, selectRelation } from './articles.queries'
import { gatherCorrections } from './gather-corrections'
import { publishableArticles } from './publish-articles'

export const articlesFeature: PlatformFeature = {
  name: 'articles',
  configures: { voice: listVoiceConfigs.answer },
  publishes: [publishableArticles],
  messageSource: gatherCorrections,
  routes: (app) => {
    serve(app, getArticle, async ({ path, caller, database, reply }) => {
      const article = await readArticle(queriesOf(database), path.id, caller.language)
      // This part of the answer is the same for every visitor, so caches between here and the client may store it.
      reply.header('cache-control', 'public, max-age=30')
      return article
    })

    serve(app, getWholeArticle, async ({ path, caller, database }) => {
      const queries = queriesOf(database)
      const [article, relation] = await Promise.all([
        readArticle(queries, path.id, caller.language),
        selectRelation(queries, path.id, contentKinds.post.code, caller.member?.id ?? null),
      ])
      // The article was withdrawn between the two reads.
      if (relation === null) throw new Refusal(errorCodes.gone)
      return { ...article, ...relation }
    })

    serve(app, getRelation, async ({ path, query, caller, database }) => {
      const relation = await selectRelation(queriesOf(database), path.id, query.type, caller.member?.id ?? null)
      if (relation === null) throw new Refusal(errorCodes.gone)
      return relation
    })

    serve(app, listVoiceConfigs, async ({ database }) => {
      const [row] = await selectConfigurations(queriesOf(database), ['voice'])
      return (row?.value ?? { enabled: false, rate: 1 }) as { enabled: boolean; rate: number }
    })

    serve(app, listRelated, async ({ query, caller, database }) => {
      const { language, member } = caller
      const rows = await selectRelated(queriesOf(database), query.id, query.type, language, member?.id ?? null)
      return { items: rows.map(cardOf) }
    })
  },
}

/** The part of an article that is the same for every visitor. */
async function readArticle(queries: Queries, id: string, language: Language) {
  const row = await selectArticle(queries, id, language)
  if (row === null) throw new Refusal(errorCodes.gone)
  const { covers, source, share, published_at, updated_at, corrections, ...rest } = row
  const cover = covers[0] ?? null
  return {
    ...rest,
    cover,
    ...publicationOf({ published_at, source, share }, { ...rest, cover }, language),
    updated_at: updated_at?.toISOString() ?? null,
    corrections: corrections.map(({ at, text }) => ({ at, text: text[language] })),
  }
}
