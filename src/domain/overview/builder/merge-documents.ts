import { areSameDocuments, saysTheSame, type DraftCard, type PageDocument } from './page-document'

interface ThreeDocuments {
  /** What both editors began with. */
  readonly base: PageDocument
  readonly mine: PageDocument
  readonly theirs: PageDocument
}

/** A card that both editors changed in different ways; null for one that its editor removed. */
export interface CardConflict {
  readonly about: 'card'
  readonly id: string
  readonly mine: DraftCard | null
  readonly theirs: DraftCard | null
}

/** Something that both changed in different ways: a card, the settings of the page, or the order of the cards. */
export type MergeConflict = CardConflict | { readonly about: 'settings' } | { readonly about: 'order' }

/** The name of a conflict within one merge. */
export const conflictKey = (conflict: MergeConflict): string =>
  conflict.about === 'card' ? `card ${conflict.id}` : conflict.about

export interface Merge {
  /** Both editors' changes. Where they conflict, it has theirs, which is what is stored already. */
  readonly document: PageDocument
  readonly conflicts: readonly MergeConflict[]
}

/**
 * Merges card by card what two editors made of the same page. A choice between both is left to the editor: `choices`
 * names the conflicts in which their own change is taken.
 */
export function mergeDocuments(
  { base, mine, theirs }: ThreeDocuments,
  choices: { readonly mine: ReadonlySet<string> } = { mine: new Set() },
): Merge {
  const conflicts: MergeConflict[] = []
  const isMine = (conflict: MergeConflict): boolean => {
    conflicts.push(conflict)
    return choices.mine.has(conflictKey(conflict))
  }
  const settings = mergeSettings({ base, mine, theirs }, isMine)
  const before = cardsById(base)
  const own = cardsById(mine)
  const others = cardsById(theirs)
  const merged = new Map<string, DraftCard>()
  for (const id of new Set([...others.keys(), ...own.keys()])) {
    const card = mergeCard(id, { base: before.get(id), mine: own.get(id), theirs: others.get(id) }, isMine)
    if (card !== null) merged.set(id, card)
  }
  const order = mergeOrder({ base, mine, theirs }, merged, isMine)
  return { document: { settings, cards: order.flatMap((id) => merged.get(id) ?? []) }, conflicts }
}

function mergeSettings({ base, mine, theirs }: ThreeDocuments, isMine: (conflict: MergeConflict) => boolean) {
  const same = (one: PageDocument, other: PageDocument) => saysTheSame({ ...one.settings }, { ...other.settings })
  if (same(mine, base) || same(mine, theirs)) return theirs.settings
  if (same(theirs, base)) return mine.settings
  return isMine({ about: 'settings' }) ? mine.settings : theirs.settings
}

interface ThreeCards {
  readonly base: DraftCard | undefined
  readonly mine: DraftCard | undefined
  readonly theirs: DraftCard | undefined
}

/** The card that results; null for one that is removed. */
function mergeCard(
  id: string,
  { base, mine, theirs }: ThreeCards,
  isMine: (conflict: MergeConflict) => boolean,
): DraftCard | null {
  if (saysTheSame(mine, base) || saysTheSame(mine, theirs)) return theirs ?? null
  if (saysTheSame(theirs, base)) return mine ?? null
  const conflict: CardConflict = { about: 'card', id, mine: mine ?? null, theirs: theirs ?? null }
  return (isMine(conflict) ? mine : theirs) ?? null
}

/**
 * The order of the merged cards. Where one editor alone moved cards, it is theirs, with the other's new cards behind the
 * cards that they stand behind.
 */
function mergeOrder(
  { base, mine, theirs }: ThreeDocuments,
  merged: ReadonlyMap<string, DraftCard>,
  isMine: (conflict: MergeConflict) => boolean,
): readonly string[] {
  const [before, own, others] = [idsOf(base), idsOf(mine), idsOf(theirs)]
  const inAll = new Set(before.filter((id) => own.includes(id) && others.includes(id)))
  const common = (ids: readonly string[]) => ids.filter((id) => inAll.has(id)).join(' ')
  const iMoved = common(own) !== common(before)
  const theyMoved = common(others) !== common(before)
  const takesMine = iMoved && (!theyMoved || (common(own) !== common(others) && isMine({ about: 'order' })))
  const [first, second] = takesMine ? [own, others] : [others, own]
  const order = first.filter((id) => merged.has(id))
  second.forEach((id, index) => {
    if (!merged.has(id) || order.includes(id)) return
    const behind = second
      .slice(0, index)
      .reverse()
      .find((each) => order.includes(each))
    order.splice(behind === undefined ? 0 : order.indexOf(behind) + 1, 0, id)
  })
  return order
}

/** The cards that differ between two documents, in the order of the newer one; removed ones come last. */
export function changedCardIds(older: PageDocument, newer: PageDocument): readonly string[] {
  if (areSameDocuments(older, newer)) return []
  const before = cardsById(older)
  const after = cardsById(newer)
  return [
    ...newer.cards.filter((card) => !saysTheSame(card, before.get(card.id))).map(({ id }) => id),
    ...older.cards.filter(({ id }) => !after.has(id)).map(({ id }) => id),
  ]
}

const idsOf = ({ cards }: PageDocument) => cards.map(({ id }) => id)
const cardsById = ({ cards }: PageDocument) => new Map(cards.map((card) => [card.id, card]))
