import type { Language } from '../../database/schema/localised'
import { localise } from '../site/localise'
import type { CardItems } from './card-items'
import { channelSource } from './pages.queries'
import type { PageCardRow } from './pages.queries'

/**
 * A card as the wire has it. Items are null where they are fetched one card at a time, so that a failure stays with its
 * card and does not reach the page.
 */
export function cardAnswer(
  card: PageCardRow,
  found: CardItems,
  language: Language,
): { id: string; type: string; [name: string]: unknown } {
  const content = localise(card.content, language) as Record<string, unknown>
  const answer = { ...content, id: card.id, type: card.type, title: card.title }
  if (card.source === null) return answer
  const known = card.eager && found.known.has(card.id)
  if (card.source === channelSource) return { ...answer, channels: known ? (found.channels.get(card.id) ?? []) : null }
  return { ...answer, items: known ? (found.items.get(card.id) ?? []) : null, more: content.more ?? null }
}
