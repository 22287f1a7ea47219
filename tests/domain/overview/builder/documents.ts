import fc from 'fast-check'
import type { DraftCard, PageDocument } from '../../../../src/domain/overview/builder/page-document'
import type { PageCommand } from '../../../../src/domain/overview/builder/page-commands'

export const both = (text: string) => ({ 'zh-CN': text, en: text })
export const bar = (id: string, text = id): DraftCard => ({
  id,
  type: 'title-bar',
  title: both(text),
  subtitle: null,
  link: null,
})
export const page = (...cards: readonly DraftCard[]): PageDocument => ({
  settings: { title: both('A page'), backgroundColor: null, shareDescription: both(''), shareImage: null },
  cards,
})
export const idsOf = ({ cards }: PageDocument) => cards.map(({ id }) => id)

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const id = fc.constantFrom(...ids)
const text = fc.constantFrom('one', 'two', 'three')
const index = fc.integer({ min: -1, max: 9 })
const card = fc.tuple(id, text).map(([cardId, words]) => bar(cardId, words))

/** Pages whose cards have ids of a few letters. */
export const documents: fc.Arbitrary<PageDocument> = fc
  .uniqueArray(card, { selector: (each) => each.id, maxLength: 6 })
  .map((cards) => page(...cards))

/** Commands of all kinds, also those that the page refuses. */
export const commands: fc.Arbitrary<PageCommand> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), card, at: index }),
  fc.record({ do: fc.constant('move' as const), id, to: index }),
  fc.record({ do: fc.constant('copy' as const), id, copyId: id }),
  fc.record({ do: fc.constant('delete' as const), id }),
  fc.record({ do: fc.constant('change' as const), card }),
  fc.record({ do: fc.constant('paste' as const), cards: fc.array(card, { maxLength: 3 }), at: index }),
  text.map((title) => ({ do: 'set' as const, settings: { ...page().settings, title: both(title) } })),
  documents.map((document) => ({ do: 'replace' as const, document })),
)
