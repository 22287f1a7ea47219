import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCommand, type PageCommand } from '../../../../src/domain/overview/builder/page-commands'
import { bytesOf, mostCards, saysTheSame } from '../../../../src/domain/overview/builder/page-document'
import {
  beginHistory,
  carryOutCommand,
  redo,
  undo,
  withOthersChanges,
  type PageHistory,
} from '../../../../src/domain/overview/builder/page-history'
import { bar, both, commands, documents, idsOf, page } from './documents'

const after = (history: PageHistory, ...done: readonly PageCommand[]): PageHistory =>
  done.reduce((step, command) => {
    const carriedOut = carryOutCommand(step, command)
    return carriedOut.ok ? carriedOut.value : step
  }, history)

describe('the commands of a page', () => {
  const three = page(bar('a'), bar('b'), bar('c'))
  const idsAfter = (command: PageCommand) => {
    const applied = applyCommand(three, command)
    return applied.ok ? idsOf(applied.value) : applied.reason
  }

  it('S022: add, move, copy, delete and paste cards', () => {
    expect(idsAfter({ do: 'add', card: bar('x'), at: 1 })).toEqual(['a', 'x', 'b', 'c'])
    expect(idsAfter({ do: 'add', card: bar('x'), at: 99 })).toEqual(['a', 'b', 'c', 'x'])
    expect(idsAfter({ do: 'move', id: 'a', to: 2 })).toEqual(['b', 'c', 'a'])
    expect(idsAfter({ do: 'move', id: 'c', to: 0 })).toEqual(['c', 'a', 'b'])
    expect(idsAfter({ do: 'copy', id: 'a', copyId: 'x' })).toEqual(['a', 'x', 'b', 'c'])
    expect(idsAfter({ do: 'delete', id: 'b' })).toEqual(['a', 'c'])
    expect(idsAfter({ do: 'paste', cards: [bar('x'), bar('y')], at: 0 })).toEqual(['x', 'y', 'a', 'b', 'c'])
  })

  it('S022: say why they change nothing', () => {
    expect(idsAfter({ do: 'move', id: 'nowhere', to: 0 })).toBe('no-such-card')
    expect(idsAfter({ do: 'move', id: 'a', to: 0 })).toBe('no-change')
    expect(idsAfter({ do: 'add', card: bar('a'), at: 0 })).toBe('id-taken')
    expect(idsAfter({ do: 'change', card: bar('a') })).toBe('no-change')
    expect(idsAfter({ do: 'change', card: { id: 'a', type: 'space', height: 1, line: false } })).toBe('other-type')
    expect(idsAfter({ do: 'paste', cards: [], at: 0 })).toBe('no-change')
    const full = page(...Array.from({ length: mostCards }, (_, index) => bar(`card-${index}`)))
    expect(applyCommand(full, { do: 'add', card: bar('x'), at: 0 })).toEqual({ ok: false, reason: 'too-many-cards' })
    const huge = { ...bar('x'), title: both('a'.repeat(100_001)) }
    expect(idsAfter({ do: 'add', card: huge, at: 0 })).toBe('too-large')
  })

  it('S022: leave a page that is too large already free to become smaller', () => {
    const huge = page({ ...bar('x'), title: both('a'.repeat(100_001)) }, bar('y'))
    expect(applyCommand(huge, { do: 'delete', id: 'y' }).ok).toBe(true)
  })

  it('S022: never leave two cards with the same id', () => {
    fc.assert(
      fc.property(documents, commands, (document, command) => {
        const applied = applyCommand(document, command)
        if (applied.ok) expect(new Set(idsOf(applied.value)).size).toBe(applied.value.cards.length)
      }),
    )
  })
})

describe('the history of a page', () => {
  it('S022: undo after a command is what was before it, and redo after undo what was after it', () => {
    fc.assert(
      fc.property(documents, fc.array(commands, { maxLength: 12 }), (document, done) => {
        const history = after(beginHistory(document), ...done)
        let undone = history
        for (const _ of history.past) undone = undo(undone)
        expect(undone.present).toBe(document)
        expect(undo(undone)).toBe(undone)
        for (const _ of history.past) undone = redo(undone)
        expect(undone).toEqual(history)
        expect(redo(undone)).toBe(undone)
      }),
    )
  })

  it('S022: a command after undo ends what could be done again', () => {
    const history = after(undo(after(beginHistory(page(bar('a'))), { do: 'delete', id: 'a' })), {
      ...{ do: 'add', card: bar('b'), at: 0 },
    })
    expect(idsOf(redo(history).present)).toEqual(['b', 'a'])
  })

  it('S022: what somebody else changed stays when the own changes are taken back', () => {
    const base = page(bar('a'), bar('b'))
    const mine = after(beginHistory(base), { do: 'change', card: bar('a', 'mine') })
    const theirs = page(bar('a'), bar('b', 'theirs'), bar('c'))
    const present = page(bar('a', 'mine'), bar('b', 'theirs'), bar('c'))
    const merged = withOthersChanges(mine, { base, theirs, present })
    expect(undo(merged).present).toEqual(theirs)
    expect(redo(undo(merged)).present).toEqual(present)
  })

  it('S022: a history without own changes has nothing to undo after others changed the page', () => {
    const base = page(bar('a'))
    const theirs = page(bar('a'), bar('b'))
    expect(withOthersChanges(beginHistory(base), { base, theirs, present: theirs }).past).toEqual([])
  })
})

describe('two values of JSON', () => {
  it('say the same in any order of their fields', () => {
    expect(saysTheSame({ a: 1, b: [null, { c: 'x', d: true }] }, { b: [null, { d: true, c: 'x' }], a: 1 })).toBe(true)
    for (const other of [{ a: 2 }, { a: 1, b: 1 }, [1], null, 'a'] as const)
      expect(saysTheSame({ a: 1 }, other)).toBe(false)
    expect(saysTheSame([1, 2], [2, 1])).toBe(false)
  })

  it('are counted in bytes of UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const document = page({ id: 'x', type: 'rich-text', html: text })
        expect(bytesOf(document)).toBe(new TextEncoder().encode(JSON.stringify(document)).length)
      }),
    )
  })
})
