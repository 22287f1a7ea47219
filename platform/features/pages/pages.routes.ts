import { errorCodes } from '../../../contract/envelope'
import { getPage, getPageCardItems } from '../../../contract/pages'
import { queriesOf } from '../../database/queries'
import { Refusal } from '../../http/refusal'
import { serve } from '../../http/serve-endpoint'
import type { Feature } from '../../platform'
import { SiteClock } from '../site/site-clock'
import { readCardItems } from './card-items'
import { cardAnswer } from './page-cards'
import { selectCardSource, selectPage, selectPageCards } from './pages.queries'
import { demoWords } from '../../demo/seeding/seeding.words'
import { seedPages } from '../../demo/seeding/seed-pages'

export const pagesFeature: Feature = {
  name: 'pages',
  demo: [{ what: demoWords.pages, seed: seedPages }],
  routes: (app) => {
    const clock = new SiteClock(queriesOf(app.platform.database), app.platform.now)

    serve(app, getPage, async ({ path, query, caller, database }) => {
      const queries = queriesOf(database)
      const { language } = caller
      const [page, cards] = await Promise.all([
        selectPage(queries, path.id, language),
        selectPageCards(queries, path.id, language),
      ])
      if (page === undefined) throw new Refusal(errorCodes.gone)
      const seen = { language, viewer: caller.member?.id ?? null, at: await clock.minute(), city: query.city }
      const items = await readCardItems(
        queries,
        cards.filter(({ eager }) => eager),
        seen,
      )
      return { ...page, cards: cards.map((card) => cardAnswer(card, items, language)) }
    })

    serve(app, getPageCardItems, async ({ path, query, caller, database }) => {
      const queries = queriesOf(database)
      const card = await selectCardSource(queries, path.id, query.tab)
      if (card === undefined) throw new Refusal(errorCodes.gone)
      const found = await readCardItems(queries, [card], {
        language: caller.language,
        viewer: caller.member?.id ?? null,
        at: await clock.minute(),
        city: query.city,
      })
      if (card.source !== null && !found.known.has(card.id)) throw new Error(`No source of items named ${card.source}`)
      return { items: found.items.get(card.id) ?? [], channels: found.channels.get(card.id) ?? [] }
    })
  },
}
