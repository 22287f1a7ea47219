import type { Language } from '../../../../src/domain/frame/site/preferences'
import { localise } from '../../../kernel/site/localise'
import type { ItemsByCard } from './card-items'
import { channelSource } from './pages.queries'
import type { PageCardRow } from './pages.queries'

/**
 * Converts a card to its answer. Items are null where the client fetches them one card at a time, so that a failure
 * affects only its card, not the page.
 */
export function cardAnswer(
  card: PageCardRow,
  found: ItemsByCard,
  language: Language,
  /** Whether its items come with the page. */
  isEager: boolean,
): { id: string; type: string; [name: string]: unknown } {
  const content = localise(card.content, language) as Record<string, unknown>
  const answer = { ...content, id: card.id, type: card.type, title: card.title }
  if (card.source === null) return answer
  const isCardKnown = isEager && found.knownIds.has(card.id)
  const rows = isCardKnown ? {} : { rows: Math.min(card.rows, 20) }
  if (card.source === channelSource)
    return { ...answer, ...rows, channels: isCardKnown ? (found.channels.get(card.id) ?? []) : null }
  return {
    ...answer,
    ...rows,
    items: isCardKnown ? (found.items.get(card.id) ?? []) : null,
    more: moreOf(card.id, content),
  }
}

/**
 * The target of the card's link to more: an address, or the page with all of the card's own items (S010); null for no
 * link.
 */
function moreOf(id: string, { more = null }: Readonly<Record<string, unknown>>): unknown {
  return more === 'all' ? { kind: 'path', type: null, value: `/morePageCardData/${encodeURIComponent(id)}` } : more
}
