import { inject, injectable } from 'inversify'
import type { DraftCard } from '../../../domain/overview/builder/page-document'
import { keptType } from '../../../domain/overview/builder/page-document'
import { Random } from '../../frame/shared/random'
import { LocalStorage } from '../../frame/shared/storage'
import { observe } from '../../frame/shared/observe'
import { CardTypes } from './card-types'

const key = 'builder.clipboard'
/** Minutes for which copied cards can be pasted. */
const keptFor = 24 * 60

/** The cards that an editor copied, for any page, also in another tab. */
@injectable('Singleton')
export class CardClipboard {
  /** Changes with each copy, so that what shows the clipboard follows it. */
  private copies = 0

  constructor(
    @inject(LocalStorage) private readonly storage: LocalStorage,
    @inject(CardTypes) private readonly types: CardTypes,
    @inject(Random) private readonly random: Random,
  ) {
    observe(this)
  }

  /** Takes cards; those that are only kept stay on their page. */
  copy(cards: readonly DraftCard[]): void {
    this.storage.write(
      key,
      cards.filter(({ type }) => type !== keptType),
      keptFor,
    )
    this.copies += 1
  }

  /** The number of cards that can be pasted. */
  get size(): number {
    return this.copies >= 0 ? this.cards().length : 0
  }

  /** The cards with new ids, as they are pasted. */
  take(): readonly DraftCard[] {
    return this.cards().map((card) => ({ ...card, id: newCardId(this.random) }))
  }

  private cards(): readonly DraftCard[] {
    return this.types.readCards(this.storage.read(key))
  }
}

/** An id that no other card has. */
export const newCardId = (random: Random): string => `c${random.id().replace(/[^\w]/g, '').slice(0, 30)}`
