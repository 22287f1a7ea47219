import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedCardIds, conflictKey, mergeDocuments } from '../../../../src/domain/overview/builder/merge-documents'
import { applyCommand, type PageCommand } from '../../../../src/domain/overview/builder/page-commands'
import { saysTheSame, type PageDocument } from '../../../../src/domain/overview/builder/page-document'
import { bar, both, commands, documents, idsOf, page } from './documents'

const base = page(bar('a'), bar('b'), bar('c'))
const after = (document: PageDocument, ...done: readonly PageCommand[]) =>
  done.reduce((step, command) => {
    const applied = applyCommand(step, command)
    return applied.ok ? applied.value : step
  }, document)
const edits = fc.array(commands, { maxLength: 4 })

describe('the merge of what two editors made of a page', () => {
  it('S022: has both, card by card, where they did not touch the same card', () => {
    const mine = after(base, { do: 'change', card: bar('a', 'mine') }, { do: 'add', card: bar('x'), at: 1 })
    const theirs = after(base, { do: 'delete', id: 'b' }, { do: 'change', card: bar('c', 'theirs') })
    expect(mergeDocuments({ base, mine, theirs })).toEqual({
      document: page(bar('a', 'mine'), bar('x'), bar('c', 'theirs')),
      conflicts: [],
    })
  })

  it('S022: leaves a card that both changed to the editor, and has theirs until then', () => {
    const mine = after(base, { do: 'change', card: bar('a', 'mine') })
    const theirs = after(base, { do: 'change', card: bar('a', 'theirs') })
    const merge = mergeDocuments({ base, mine, theirs })
    expect(merge.conflicts).toEqual([{ about: 'card', id: 'a', mine: bar('a', 'mine'), theirs: bar('a', 'theirs') }])
    expect(merge.document).toEqual(theirs)
    expect(mergeDocuments({ base, mine, theirs }, { mine: new Set(['card a']) }).document).toEqual(mine)
  })

  it('S022: leaves a card that one changed and the other removed to the editor', () => {
    const changed = after(base, { do: 'change', card: bar('b', 'changed') })
    const removed = after(base, { do: 'delete', id: 'b' })
    const choices = { mine: new Set(['card b']) }
    expect(mergeDocuments({ base, mine: changed, theirs: removed }).conflicts).toMatchObject([
      { id: 'b', theirs: null },
    ])
    expect(idsOf(mergeDocuments({ base, mine: changed, theirs: removed }, choices).document)).toEqual(['a', 'b', 'c'])
    expect(idsOf(mergeDocuments({ base, mine: removed, theirs: changed }, choices).document)).toEqual(['a', 'c'])
  })

  it('S022: leaves the settings and the order to the editor when both changed them', () => {
    const mine = after(
      base,
      { do: 'set', settings: { ...base.settings, title: both('Mine') } },
      { do: 'move', id: 'a', to: 2 },
    )
    const theirs = after(
      base,
      { do: 'set', settings: { ...base.settings, title: both('Theirs') } },
      { do: 'move', id: 'b', to: 0 },
    )
    const { document, conflicts } = mergeDocuments({ base, mine, theirs })
    expect(conflicts.map(conflictKey)).toEqual(['settings', 'order'])
    expect(document).toEqual(theirs)
    expect(mergeDocuments({ base, mine, theirs }, { mine: new Set(['settings', 'order']) }).document).toEqual(mine)
  })

  it('S022: takes the order of the one who alone moved cards', () => {
    const moved = after(base, { do: 'move', id: 'c', to: 0 })
    const added = after(base, { do: 'add', card: bar('x'), at: 3 })
    for (const [mine, theirs] of [
      [moved, added],
      [added, moved],
    ] as const)
      expect(idsOf(mergeDocuments({ base, mine, theirs }).document)).toEqual(['c', 'x', 'a', 'b'])
  })

  it('S022: with nobody else’s changes it is mine, and without mine it is theirs', () => {
    fc.assert(
      fc.property(documents, edits, (document, done) => {
        const changed = after(document, ...done)
        expect(mergeDocuments({ base: document, mine: changed, theirs: document })).toEqual({
          document: changed,
          conflicts: [],
        })
        expect(mergeDocuments({ base: document, mine: document, theirs: changed })).toEqual({
          document: changed,
          conflicts: [],
        })
      }),
    )
  })

  it('S022: loses no change of either: each card is as one of them left it, and a conflict names it where both did', () => {
    fc.assert(
      fc.property(documents, edits, edits, (document, one, other) => {
        const [mine, theirs] = [after(document, ...one), after(document, ...other)]
        const { document: merged, conflicts } = mergeDocuments({ base: document, mine, theirs })
        const named = new Set(conflicts.flatMap((each) => (each.about === 'card' ? [each.id] : [])))
        const cardIn = (each: PageDocument, id: string) => each.cards.find((card) => card.id === id)
        expect(new Set(idsOf(merged)).size).toBe(merged.cards.length)
        for (const id of new Set([...idsOf(mine), ...idsOf(theirs), ...idsOf(document)])) {
          const [before, own, others] = [document, mine, theirs].map((each) => cardIn(each, id))
          if (!saysTheSame(others, before)) expect(saysTheSame(cardIn(merged, id), others)).toBe(true)
          else expect(saysTheSame(cardIn(merged, id), own)).toBe(true)
          const both = !saysTheSame(own, before) && !saysTheSame(others, before) && !saysTheSame(own, others)
          expect(named.has(id)).toBe(both)
        }
      }),
    )
  })

  it('S022: has all of mine when mine is chosen everywhere, but for what they alone changed', () => {
    fc.assert(
      fc.property(documents, edits, edits, (document, one, other) => {
        const [mine, theirs] = [after(document, ...one), after(document, ...other)]
        const { conflicts } = mergeDocuments({ base: document, mine, theirs })
        const chosen = mergeDocuments({ base: document, mine, theirs }, { mine: new Set(conflicts.map(conflictKey)) })
        for (const card of mine.cards)
          if (
            !saysTheSame(
              card,
              document.cards.find(({ id }) => id === card.id),
            )
          )
            expect(chosen.document.cards).toContainEqual(card)
      }),
    )
  })
})

it('S022: the cards that changed are named, removed ones last', () => {
  const changed = after(
    base,
    { do: 'change', card: bar('b', 'new') },
    { do: 'delete', id: 'a' },
    { do: 'add', card: bar('x'), at: 9 },
  )
  expect(changedCardIds(base, changed)).toEqual(['b', 'x', 'a'])
  expect(changedCardIds(base, base)).toEqual([])
})
