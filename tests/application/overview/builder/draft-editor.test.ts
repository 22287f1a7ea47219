import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DraftEditor } from '../../../../src/application/overview/builder/draft-editor'
import { bar, both, idsOf, page } from '../../../domain/overview/builder/documents'
import { HandClock } from '../../../support/hand-clock'
import { fakeRandom } from '../../frame/player/player-fakes'
import { away, copiesOnDevice, MemoryBuilder } from './memory-builder'

const begun = page(bar('head'), bar('foot'))

function opened() {
  const clock = new HandClock()
  const builder = new MemoryBuilder(begun)
  const copies = copiesOnDevice()
  const editor = new DraftEditor(builder, clock, fakeRandom(), copies)
  return { clock, builder, copies, editor }
}
type Opened = ReturnType<typeof opened>

let kit: Opened
let leave: () => void
beforeEach(async () => {
  kit = opened()
  await kit.editor.open('weekend')
  leave = kit.editor.attend()
})
afterEach(() => leave())

const settled = () => vi.waitFor(() => expect(kit.editor.state).toBe('saved'))
const addBy = (id: string, at = 9) => kit.editor.carryOut({ do: 'add', card: bar(id), at })
const shown = () => idsOf(kit.editor.document ?? page())

describe('an editor at a page', () => {
  it('S022: saves by itself, once the changes have paused', async () => {
    addBy('one')
    kit.clock.pass(1000)
    addBy('two')
    kit.clock.pass(1000)
    expect(kit.builder.saves).toEqual([])
    expect(kit.editor.state).toBe('changed')
    kit.clock.pass(600)
    await settled()
    expect(kit.builder.saves).toMatchObject([{ basedOn: 3 }])
    expect(idsOf(kit.builder.document)).toEqual(['head', 'foot', 'one', 'two'])
    expect(await kit.copies.read('weekend')).toBeNull()
  })

  it('S022: takes changes back and does them again, and saves what is shown', async () => {
    addBy('one')
    kit.editor.undo()
    expect([shown(), kit.editor.isDirty, kit.editor.canRedo]).toEqual([['head', 'foot'], false, true])
    kit.editor.redo()
    await kit.editor.flush()
    expect(idsOf(kit.builder.document)).toEqual(['head', 'foot', 'one'])
  })

  it('S022: merges what somebody else saved, and names them', async () => {
    addBy('mine')
    kit.builder.saveByBen(page(bar('head', 'of Ben'), bar('foot')))
    expect(await kit.editor.flush()).toBe(true)
    expect(kit.builder.document).toEqual(page(bar('head', 'of Ben'), bar('foot'), bar('mine')))
    expect(kit.editor.changes).toMatchObject({ by: { name: 'Ben' }, cardIds: ['head'] })
    kit.editor.undo()
    await kit.editor.flush()
    expect(kit.builder.document).toEqual(page(bar('head', 'of Ben'), bar('foot')))
  })

  it('S022: leaves what both changed to a choice, and saves nothing before it', async () => {
    kit.editor.carryOut({ do: 'change', card: bar('head', 'mine') })
    kit.builder.saveByBen(page(bar('head', 'of Ben'), bar('foot')))
    expect(await kit.editor.flush()).toBe(false)
    expect(kit.editor.state).toBe('conflict')
    expect(kit.editor.conflict?.conflicts).toMatchObject([{ about: 'card', id: 'head' }])
    addBy('meanwhile')
    kit.clock.pass(20_000)
    expect(kit.builder.document.cards[0]?.['title']).toEqual(both('of Ben'))
    expect(await kit.editor.resolve(new Set(['card head']))).toBe(true)
    expect(kit.builder.document).toEqual(page(bar('head', 'mine'), bar('foot'), bar('meanwhile')))
  })

  it('S022: shows what others save while it changes nothing, and who is there', async () => {
    kit.builder.others = [{ id: 'ben', name: 'Ben', avatar: '', cardId: 'foot' }]
    kit.builder.saveByBen(page(bar('head'), bar('foot'), bar('of-ben')))
    kit.clock.pass(8000)
    await vi.waitFor(() => expect(shown()).toEqual(['head', 'foot', 'of-ben']))
    expect(kit.editor.others).toMatchObject([{ name: 'Ben', cardId: 'foot' }])
    expect(kit.editor.canUndo).toBe(false)
    kit.editor.lookAt('head')
    expect(kit.builder.attended.at(-1)).toBe('head')
  })

  it('S022: keeps on the device what cannot be saved, sends it again under the same key, and goes on with it later', async () => {
    kit.builder.broken = away
    addBy('one')
    expect(await kit.editor.flush()).toBe(false)
    expect(kit.editor).toMatchObject({ state: 'not-saved', failure: { code: 'offline' } })
    kit.clock.pass(8000)
    await vi.waitFor(() => expect(kit.builder.saves).toHaveLength(2))
    expect(new Set(kit.builder.saves.map(({ key }) => key)).size).toBe(1)
    await vi.waitFor(() => expect(kit.editor.state).toBe('not-saved'))
    kit.builder.broken = null
    kit.builder.saveByBen(page(bar('head'), bar('foot'), bar('of-ben')))
    const later = new DraftEditor(kit.builder, kit.clock, fakeRandom(), kit.copies)
    await later.open('weekend')
    expect(idsOf(later.document ?? page())).toEqual(['head', 'foot', 'one'])
    expect(await later.flush()).toBe(true)
    expect(idsOf(kit.builder.document)).toEqual(['head', 'foot', 'one', 'of-ben'])
  })

  it('S022: saves what is left when the editor leaves', async () => {
    addBy('last')
    leave()
    await vi.waitFor(() => expect(idsOf(kit.builder.document)).toContain('last'))
  })

  it('S022: says why a page cannot be opened', async () => {
    kit.builder.broken = away
    await kit.editor.open('elsewhere')
    expect(kit.editor).toMatchObject({ state: 'failed', failure: { code: 'offline' }, document: null })
  })
})
