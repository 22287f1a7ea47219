import { failure, success, type Result } from '../../frame/shared/result'
import {
  bytesOf,
  mostCards,
  mostPageBytes,
  saysTheSame,
  type DraftCard,
  type PageDocument,
  type PageSettings,
} from './page-document'

/** One change of a page. */
export type PageCommand =
  | { readonly do: 'add'; readonly card: DraftCard; /** The index of the new card. */ readonly at: number }
  | { readonly do: 'move'; readonly id: string; /** The index of the card afterwards. */ readonly to: number }
  | { readonly do: 'copy'; readonly id: string; readonly copyId: string }
  | { readonly do: 'delete'; readonly id: string }
  /** Replaces the card with the same id. */
  | { readonly do: 'change'; readonly card: DraftCard }
  | { readonly do: 'paste'; readonly cards: readonly DraftCard[]; readonly at: number }
  | { readonly do: 'set'; readonly settings: PageSettings }
  /** Puts another page in place of this one, such as an earlier version. */
  | { readonly do: 'replace'; readonly document: PageDocument }

/** Why a command changes nothing. */
export type CommandRefusal = 'no-such-card' | 'id-taken' | 'too-many-cards' | 'too-large' | 'other-type' | 'no-change'

/** Carries out a command; the document that it gets stays as it is. */
export function applyCommand(document: PageDocument, command: PageCommand): Result<PageDocument, CommandRefusal> {
  const changed = changedDocument(document, command)
  if (!changed.ok) return changed
  const { cards } = changed.value
  if (cards.length > mostCards && cards.length > document.cards.length) return failure('too-many-cards')
  if (new Set(cards.map(({ id }) => id)).size < cards.length) return failure('id-taken')
  const bytes = bytesOf(changed.value)
  return bytes > mostPageBytes && bytes > bytesOf(document) ? failure('too-large') : changed
}

function changedDocument(document: PageDocument, command: PageCommand): Result<PageDocument, CommandRefusal> {
  const { cards } = document
  const withCards = (changed: readonly DraftCard[]) => success({ ...document, cards: changed })
  switch (command.do) {
    case 'add':
      return withCards(inserted(cards, command.at, [command.card]))
    case 'paste':
      return command.cards.length === 0 ? failure('no-change') : withCards(inserted(cards, command.at, command.cards))
    case 'set':
      return saysTheSame({ ...command.settings }, { ...document.settings })
        ? failure('no-change')
        : success({ ...document, settings: command.settings })
    case 'replace':
      return success(command.document)
    case 'move':
    case 'copy':
    case 'delete':
    case 'change': {
      const id = command.do === 'change' ? command.card.id : command.id
      const at = cards.findIndex((card) => card.id === id)
      const card = cards[at]
      return card === undefined ? failure('no-such-card') : changedCard(document, command, { card, at })
    }
  }
}

function changedCard(
  document: PageDocument,
  command: Extract<PageCommand, { readonly do: 'move' | 'copy' | 'delete' | 'change' }>,
  { card, at }: { readonly card: DraftCard; readonly at: number },
): Result<PageDocument, CommandRefusal> {
  const { cards } = document
  const withCards = (changed: readonly DraftCard[]) => success({ ...document, cards: changed })
  const others = cards.filter((each) => each !== card)
  switch (command.do) {
    case 'move': {
      const to = indexWithin(others, command.to)
      return to === at ? failure('no-change') : withCards(inserted(others, to, [card]))
    }
    case 'copy':
      return withCards(inserted(cards, at + 1, [{ ...card, id: command.copyId }]))
    case 'delete':
      return withCards(others)
    case 'change':
      if (command.card.type !== card.type) return failure('other-type')
      return saysTheSame(command.card, card)
        ? failure('no-change')
        : withCards(cards.map((each) => (each === card ? command.card : each)))
  }
}

function inserted(cards: readonly DraftCard[], at: number, added: readonly DraftCard[]): readonly DraftCard[] {
  const index = indexWithin(cards, at)
  return [...cards.slice(0, index), ...added, ...cards.slice(index)]
}

function indexWithin(cards: readonly DraftCard[], index: number): number {
  return Math.min(cards.length, Math.max(0, Math.trunc(index)))
}
