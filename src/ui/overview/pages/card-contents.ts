import type { CardReference, PagesGateway } from '../../../application/overview/pages/pages-gateway'
import { Loadable } from '../../../application/frame/shared/loadable'
import { noLocation } from '../../../domain/frame/navigation/screen-location'
import {
  contentOfCard,
  type CardContent,
  type CustomPage,
  type PageCard,
} from '../../../domain/overview/pages/page-card'

/** The contents of a page's cards. Each content is fetched separately, so that a failure affects its card alone. */
export class CardContents {
  private readonly contents = new Map<string, Loadable<CardContent>>()

  /** @param gateway returns the gateway that gives the contents now */
  constructor(private readonly gateway: () => PagesGateway) {}

  /** The content of a card, or of one tab of it; idle until it is requested. */
  of(card: CardReference, tab?: string): Loadable<CardContent> {
    const key = tab === undefined ? card.id : `${card.id} ${tab}`
    const loadable = this.contents.get(key)
    if (loadable !== undefined) return loadable
    const content = new Loadable<CardContent>(() => this.gateway().content(card, tab))
    this.contents.set(key, content)
    return content
  }

  /** Stores the contents that came with the page, and reloads the other contents that were shown before. */
  acceptPage(page: CustomPage): void {
    const came = new Set<Loadable<CardContent>>()
    for (const card of page.cards) {
      const value = contentOfCard(card)
      if (value === null) continue
      const content = this.of(card)
      content.set(value)
      came.add(content)
    }
    for (const content of this.contents.values())
      if (!came.has(content) && content.state === 'ready') void content.load()
  }

  snapshot(): Readonly<Record<string, CardContent>> {
    return Object.fromEntries(
      [...this.contents].flatMap(([key, { value }]) => (value === null ? [] : [[key, value] as const])),
    )
  }

  restore(saved: Readonly<Record<string, unknown>>, cards: readonly PageCard[]): void {
    for (const [key, value] of Object.entries(saved)) {
      const [id = '', tab] = key.split(' ')
      this.of(cards.find((card) => card.id === id) ?? { id }, tab).restore({ value }, noLocation)
    }
  }
}
