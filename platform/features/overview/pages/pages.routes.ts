import { errorCodes } from '../../../../contract/envelope'
import { getPage, getPageCardItems, getPagePreview, listPageCardItems } from '../../../../contract/pages'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { SiteClock } from '../../../kernel/site/site-clock'
import { readCardItems } from './card-items'
import { cardAnswer } from './page-cards'
import { allItems, styleOf } from './all-items'
import { foundPages } from './pages.found'
import { selectCardSource, selectListedCard, selectPage, selectPageCards, type WantedPage } from './pages.queries'

/**
 * The number of cards whose items may come with the page; those further down are fetched when they approach the
 * viewport.
 */
const cardsAtOnce = 24

export const pagesFeature: PlatformFeature = {
  name: 'pages',
  searchable: [foundPages],
  routes: (app) => {
    const clock = new SiteClock(queriesOf(app.platform.database), app.platform.now, app.platform.elapsed)

    serve(app, getPage, ({ path, query, caller, database }) =>
      pageAnswer({ id: path.id }, { database, caller, city: query.city }),
    )

    serve(app, getPagePreview, ({ path, query, caller, database }) =>
      pageAnswer({ token: path.id }, { database, caller, city: query.city }),
    )

    serve(app, getPageCardItems, async ({ path, query, caller, database }) => {
      const queries = queriesOf(database)
      const card = await selectCardSource(queries, path.id, query.tab)
      if (card === null) throw new Refusal(errorCodes.gone)
      const cardItems = await readCardItems(queries, [card], {
        language: caller.language,
        viewer: caller.member?.id ?? null,
        at: await clock.minute(),
        city: query.city,
      })
      if (card.source !== null && !cardItems.knownIds.has(card.id))
        throw new Error(`No source of items named ${card.source}`)
      return { items: cardItems.items.get(card.id) ?? [], channels: cardItems.channels.get(card.id) ?? [] }
    })

    serve(app, listPageCardItems, async ({ path, query, caller, database }) => {
      const queries = queriesOf(database)
      const card = await selectListedCard(queries, path.id, caller.language)
      if (card === null) throw new Refusal(errorCodes.gone)
      const page = await allItems(queries, path.id, card, { ...query, ...caller })
      return { ...page, title: card.title ?? '', style: styleOf(card.content) }
    })

    async function pageAnswer(
      request: WantedPage,
      {
        database,
        caller,
        city,
      }: { readonly database: Database; readonly caller: Caller; readonly city?: string | undefined },
    ) {
      const queries = queriesOf(database)
      const { language } = caller
      const [page, cards] = await Promise.all([
        selectPage(queries, request, language),
        selectPageCards(queries, request, language),
      ])
      if (page === null) throw new Refusal(errorCodes.gone)
      const items = await readCardItems(
        queries,
        cards.slice(0, cardsAtOnce).filter(({ eager }) => eager),
        { language, viewer: caller.member?.id ?? null, at: await clock.minute(), city },
      )
      return {
        ...page,
        cards: cards.map((card, index) => cardAnswer(card, items, language, card.eager && index < cardsAtOnce)),
      }
    }
  },
}
