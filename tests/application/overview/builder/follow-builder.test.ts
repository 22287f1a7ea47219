import { observable, runInAction } from 'mobx'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BuilderFrame } from '../../../../src/application/overview/builder/builder-frame'
import { DraftEditor } from '../../../../src/application/overview/builder/draft-editor'
import { FollowBuilder } from '../../../../src/application/overview/builder/follow-builder'
import { bar, page } from '../../../domain/overview/builder/documents'
import { HandClock } from '../../../support/hand-clock'
import { fakeRandom } from '../../frame/player/player-fakes'
import { away, contractTypes, copiesOnDevice, MemoryBuilder } from './memory-builder'

class MemoryFrame implements BuilderFrame {
  isFramed = true
  readonly told: Record<string, unknown>[] = []
  send: (data: unknown) => void = () => undefined
  tell(message: object): void {
    this.told.push({ ...message })
  }
  listen(onMessage: (data: unknown) => void): () => void {
    this.send = onMessage
    return () => {
      this.send = () => undefined
    }
  }
  names = () => this.told.map(({ name }) => name)
  last = () => this.told.at(-1)
}

const message = (name: string, rest: object = {}, version = 1) => ({
  type: 'townsquare.builder',
  version,
  name,
  ...rest,
})

describe('the builder around an editor', () => {
  let frame: MemoryFrame
  let editor: DraftEditor
  let builder: MemoryBuilder
  let opened: string[]
  const chosen = observable.box<string | null>(null)

  beforeEach(async () => {
    frame = new MemoryFrame()
    opened = []
    runInAction(() => chosen.set(null))
    builder = new MemoryBuilder(page(bar('head')))
    const types = contractTypes()
    editor = new DraftEditor(builder, new HandClock(), fakeRandom(), copiesOnDevice())
    new FollowBuilder(frame, types).execute({
      editor,
      get selectedId() {
        return chosen.get()
      },
      select: (id) => runInAction(() => chosen.set(id)),
      open: (id) => opened.push(id),
    })
  })

  it('S022: is told that the editor is ready, what is loaded, changed and saved', async () => {
    expect(frame.told).toEqual([message('ready', { page: null })])
    await editor.open('weekend')
    expect(frame.told.at(1)).toEqual(message('loaded', { page: 'weekend', draft: 3, document: page(bar('head')) }))
    editor.carryOut({ do: 'add', card: bar('new'), at: 1 })
    expect(frame.last()).toEqual(message('changed', { document: page(bar('head'), bar('new')) }))
    await editor.flush()
    expect(frame.last()).toEqual(message('saved', { draft: 4 }))
  })

  it('S022: opens a page, selects a card and changes it', async () => {
    frame.send(message('load', { page: 'winter' }))
    expect(opened).toEqual(['winter'])
    await editor.open('weekend')
    frame.send(message('select', { card: 'head' }))
    expect(frame.last()).toEqual(message('selected', { card: 'head' }))
    frame.send(message('change', { card: bar('head', 'From the builder') }))
    expect(editor.document).toEqual(page(bar('head', 'From the builder')))
  })

  it('S022: is told why a message did nothing', async () => {
    await editor.open('weekend')
    for (const [sent, code] of [
      [message('select', { card: 'head' }, 2), 'version'],
      [message('explode'), 'message'],
      [message('load', { page: 7 }), 'page'],
      [message('select', { card: 'nowhere' }), 'card'],
      [message('change', { card: { id: 'head', type: 'hologram' } }), 'card'],
      [message('change', { card: { ...bar('nowhere') } }), 'refused'],
    ] as const) {
      frame.send(sent)
      expect(frame.last()).toMatchObject({ name: 'error', code })
    }
    expect(editor.document).toEqual(page(bar('head')))
  })

  it('S022: is not answered about messages of others', () => {
    const before = frame.told.length
    for (const other of [null, 'hello', 7, { type: 'townsquare.height' }, { type: 'webpackOk', version: 1 }])
      frame.send(other)
    expect(frame.told).toHaveLength(before)
  })

  it('S022: is told of what could not be saved, and of a conflict', async () => {
    await editor.open('weekend')
    editor.carryOut({ do: 'change', card: bar('head', 'mine') })
    builder.broken = away
    await editor.flush()
    expect(frame.last()).toMatchObject({ name: 'error', code: 'not-saved' })
    builder.broken = null
    builder.saveByBen(page(bar('head', 'of Ben')))
    await editor.flush()
    expect(frame.last()).toMatchObject({ name: 'error', code: 'conflict' })
  })

  it('S022: is not looked for where nobody frames the page', () => {
    const alone = new MemoryFrame()
    alone.isFramed = false
    new FollowBuilder(alone, contractTypes()).execute({
      editor,
      selectedId: null,
      select: () => undefined,
      open: () => undefined,
    })()
    expect(alone.told).toEqual([])
  })
})
