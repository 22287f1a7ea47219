import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftCardExamples, draftCards, draftCardSchema } from '../../../../../contract/page-draft-cards'
import { pageCardSchema } from '../../../../../contract/pages'
import { cardsOfRows, rowsOfCards } from '../../../../../platform/features/overview/builder/page-rows'
import { pageCards } from '../../../../../platform/features/overview/pages/pages.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const types = Object.keys(draftCards) as readonly (keyof typeof draftCards)[]

describe('the cards of a page and their rows', () => {
  it.each(types)('S022: say the same after they were stored: %s', (type) => {
    const card = draftCardSchema.parse({ id: 'a-card', type, ...draftCardExamples[type] })
    expect(cardsOfRows(rowsOfCards('page', [card], {}, ''))).toEqual({ cards: [card], kept: {} })
  })

  it('S022: keep what no version of the builder knows', () => {
    const row = {
      ...rowsOfCards(
        'page',
        [draftCardSchema.parse({ id: 'x', type: 'space', ...draftCardExamples.space })],
        {},
        '',
      )[0]!,
    }
    const { cards, kept } = cardsOfRows([{ ...row, content: { height: 24, line: true, colour: 'red' } }])
    expect(cards).toEqual([{ id: 'x', type: 'kept', kept: 'space' }])
    expect(rowsOfCards('page', cards, kept, '')).toMatchObject([{ id: 'x', content: { colour: 'red' } }])
  })

  it('S022: there is a card of the builder for every card that readers get', () => {
    const shown = pageCardSchema.def.options.flatMap(({ shape }): readonly string[] => shape.type.def.values)
    expect([...types].sort()).toEqual([...shown].sort())
  })
})

describe('the pages of the demo city', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ seed: true })
  }, 120_000)
  afterAll(() => platform.close())

  it('S022: can be edited but for the cards that are broken on purpose, and say the same afterwards', async () => {
    const rows = await queriesOf(platform.database).read(
      build.select().from(pageCards).orderBy(asc(pageCards.pageId), asc(pageCards.sort), asc(pageCards.id)),
    )
    const bare = (each: typeof rows) => each.map(({ eager: _eager, itemLimit: _limit, ...row }) => row)
    for (const pageId of new Set(rows.map((row) => row.pageId))) {
      const ofPage = rows.filter((row) => row.pageId === pageId)
      const { cards, kept } = cardsOfRows(ofPage)
      const again = rowsOfCards(pageId, cards, kept, '')
      const ofCards = (each: typeof rows) => bare(each.filter(({ parentId }) => parentId === null))
      expect(ofCards(again)).toEqual(ofCards(ofPage))
      if (pageId !== 'page-states') expect({ pageId, kept: Object.keys(kept) }).toEqual({ pageId, kept: [] })
    }
  })
})
