import { describe, expect, it } from 'vitest'
import { DraftPages, exampleId } from '../../../../src/application/overview/builder/draft-pages'
import type { CardTypes } from '../../../../src/application/overview/builder/card-types'
import type { PagesGateway } from '../../../../src/application/overview/pages/pages-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import type { DraftCard, PageDocument } from '../../../../src/domain/overview/builder/page-document'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { RequestCookies } from '../../../../src/infrastructure/frame/host/request-cookies'
import { contractTypes } from './memory-builder'

const titled = (title: string): DraftCard => ({
  ...contractTypes().example('wishes', 'news'),
  title: { 'zh-CN': title, en: title },
})
const documentWith = (...cards: DraftCard[]): PageDocument => ({
  settings: {
    title: { 'zh-CN': '周末', en: 'This weekend' },
    backgroundColor: null,
    shareDescription: { 'zh-CN': '', en: '' },
    shareImage: null,
  },
  cards,
})
const nothing = success({ items: [], channels: [] })

/** The pages of a draft with these cards; it records which lists are fetched, and fetching fails while the network is broken. */
function edited(...cards: DraftCard[]) {
  const asked: string[] = []
  const network = { isBroken: false }
  const types: CardTypes = Object.assign(contractTypes(), {
    content: async (card: DraftCard) => {
      asked.push(card.id)
      return network.isBroken ? failure(failureOf('offline')) : nothing
    },
  })
  const published = {} as PagesGateway
  const pages = new DraftPages(published, types, new PreferencesStore(new RequestCookies({}), ['en']))
  if (cards.length > 0) pages.document = documentWith(...cards)
  return { pages, asked, network }
}

describe('The pages of a draft', () => {
  it('are gone while nothing is edited', async () => {
    expect(await edited().pages.preview()).toMatchObject({ ok: false, reason: { code: 'gone' } })
  })

  it('show the cards of the draft in the language of the editor', async () => {
    const page = await edited(titled('News')).pages.preview()
    expect(page).toMatchObject({ ok: true, value: { title: 'This weekend', cards: [{ id: 'news', title: 'News' }] } })
  })

  it('ask for what a list shows once, until its source changes', async () => {
    const { pages, asked } = edited(titled('News'))
    await pages.content({ id: 'news' })
    pages.document = documentWith(titled('Latest'))
    await pages.content({ id: 'news' })
    expect(asked).toEqual(['news'])
    pages.document = documentWith({ ...titled('Latest'), limit: 7 })
    await pages.content({ id: 'news' })
    expect(asked).toEqual(['news', 'news'])
  })

  it('ask again for what could not be loaded', async () => {
    const { pages, asked, network } = edited(titled('News'))
    network.isBroken = true
    expect((await pages.content({ id: 'news' })).ok).toBe(false)
    network.isBroken = false
    expect([(await pages.content({ id: 'news' })).ok, asked]).toEqual([true, ['news', 'news']])
  })

  it('have the example of each type, and nothing yet for the tabs of a card', async () => {
    const { pages, asked } = edited(titled('News'), contractTypes().example('tabs', 'tabs'))
    const example = contractTypes().shown(contractTypes().example('wishes', exampleId('wishes')), 'en')
    if (example === null) throw new Error('the example is not shown')
    expect(await pages.content(example)).toEqual(nothing)
    expect(await pages.content({ id: 'tabs' })).toEqual(nothing)
    expect(asked).toEqual([exampleId('wishes')])
  })
})
