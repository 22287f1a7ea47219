import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { describe, expect, it } from 'vitest'
import { MemoryStorage } from '../../../../src/infrastructure/frame/host/memory-storage'
import { openScreen } from '../../../../src/ui/frame/shell/screens/open-screen'
import { LiveScreen } from '../../../../src/ui/frame/shell/screens/live-screen'
import type { ScreenDefinition, ScreenLocation, ScreenViewModel } from '../../../../src/ui/frame/shell/screens/screen'
import { ScreenMemory } from '../../../../src/ui/frame/shell/screens/screen-memory'

const here: ScreenLocation = { path: '/posts/1', params: { aid: '1' }, query: {} }

class Article implements ScreenViewModel {
  restored: unknown = null
  readonly resources = {
    text: {
      snapshot: () => ({ read: 0.5 }),
      restore: (saved: unknown) => {
        this.restored = saved
        return true
      },
    },
  }
}

class Plain implements ScreenViewModel {
  readonly resources = { text: {} }
}

const signal = new AbortController().signal

function visit(storage = new MemoryStorage()) {
  const memory = new ScreenMemory(storage, () => 'en guest')
  const app = { container: new Container({ autobind: true }), memory }
  const open = (entry: string, viewModel: ScreenDefinition['viewModel'] = Article, key = here.path) =>
    openScreen(app, { viewModel, view: () => null, parent: null }, entry, key, here, key)
  return { memory, storage, open }
}

describe('Opening a screen', () => {
  it('makes a new one, not loaded yet, at its top', () => {
    const screen = visit().open('one')
    expect(screen.viewModel).toBeInstanceOf(Article)
    expect({ opened: screen.isOpened, scroll: screen.scroll }).toEqual({ opened: false, scroll: 0 })
  })

  it('finds the one that its entry of the history showed', () => {
    const { open } = visit()
    expect(open('one')).toBe(open('one'))
    expect(open('two')).not.toBe(open('one'))
  })

  it('makes a new one when the entry shows another content by now', () => {
    const { open } = visit()
    expect(open('one', Article, '/posts/2')).not.toBe(open('one', Article, '/posts/1'))
  })

  it('takes the first view that was prepared for it, once', () => {
    const { memory, open } = visit()
    const prepared = new LiveScreen(here.path, new Article(), here)
    memory.prepare(prepared)
    expect(open('one')).toBe(prepared)
    expect(open('two')).not.toBe(prepared)
  })

  it('brings back after a reload what it showed, where it stood, without loading', async () => {
    const before = visit()
    const shown = before.open('one')
    await shown.open(here, signal)
    shown.scroll = 900
    before.memory.saveAll()
    const after = visit(before.storage).open('one')
    expect({ restored: (after.viewModel as Article).restored, opened: after.isOpened, scroll: after.scroll }).toEqual({
      restored: { read: 0.5 },
      opened: true,
      scroll: 900,
    })
  })

  it('loads anew after a reload what cannot be saved, and stands where it stood', async () => {
    const before = visit()
    const shown = before.open('one', Plain)
    await shown.open(here, signal)
    shown.scroll = 300
    before.memory.saveAll()
    const after = visit(before.storage).open('one', Plain)
    expect({ opened: after.isOpened, scroll: after.scroll }).toEqual({ opened: false, scroll: 300 })
  })
})
