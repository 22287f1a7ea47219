import { inject } from 'inversify'
import { CardTypes } from './card-types'
import { PagesGateway, type CardReference } from '../pages/pages-gateway'
import { failureOf, type Outcome } from '../../frame/shared/failure'
import { PreferencesStore } from '../../frame/site/preferences.store'
import type { DraftCard, PageDocument } from '../../../domain/overview/builder/page-document'
import type { CardContent, CustomPage } from '../../../domain/overview/pages/page-card'
import { failure, success } from '../../../domain/frame/shared/result'

/**
 * The pages of a draft: its cards as readers get them, before they are saved. What a list shows is fetched when its
 * source changes, and not with each change of the page.
 */
export class DraftPages implements PagesGateway {
  document: PageDocument | null = null
  private readonly contents = new Map<string, Promise<Outcome<CardContent>>>()

  constructor(
    @inject(PagesGateway) private readonly published: PagesGateway,
    @inject(CardTypes) private readonly types: CardTypes,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {}

  async preview(): Promise<Outcome<CustomPage>> {
    if (this.document === null) return failure(failureOf('gone'))
    const { settings, cards } = this.document
    const { language } = this.preferences
    return success({
      id: '',
      title: settings.title[language],
      backgroundColor: settings.backgroundColor,
      shareDescription: settings.shareDescription[language],
      shareImage: settings.shareImage,
      cards: cards.flatMap((card) => this.types.shown(card, language) ?? []),
    })
  }

  page(): Promise<Outcome<CustomPage>> {
    return this.preview()
  }

  content(card: CardReference): Promise<Outcome<CardContent>> {
    const drafted = this.document?.cards.find(({ id }) => id === card.id) ?? this.exampleOf(card)
    // The tabs of a draft have no contents yet: their lists are rows of a page that is published.
    if (drafted === undefined || drafted.type === 'tabs') return Promise.resolve(success({ items: [], channels: [] }))
    const key = JSON.stringify(sourceOf(drafted))
    const known = this.contents.get(key)
    if (known !== undefined) return known
    const asked = this.types.content(drafted) ?? this.published.content(card)
    this.contents.set(key, asked)
    void asked.then((outcome) => outcome.ok || this.contents.delete(key))
    return asked
  }

  private exampleOf({ id, type }: CardReference): DraftCard | undefined {
    return type !== undefined && id === exampleId(type) ? this.types.example(type, id) : undefined
  }

  items(id: string, cursor?: string): ReturnType<PagesGateway['items']> {
    return this.published.items(id, cursor)
  }
}

/** The id of the example of a card type, which no card of a page has. */
export const exampleId = (type: string): string => `example ${type}`

/** What the contents of a card depend on: everything but its texts. */
function sourceOf({ id: _id, title: _title, ...card }: DraftCard): unknown {
  return card
}
