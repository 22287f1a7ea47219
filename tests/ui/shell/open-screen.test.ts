import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { describe, expect, it } from 'vitest'
import { MemoryStorage } from '../../../src/infrastructure/host/memory-storage'
import { openScreen } from '../../../src/ui/shell/open-screen'
import type { ScreenDefinition, ScreenLocation } from '../../../src/ui/shell/screen'
import { ScreenMemory } from '../../../src/ui/shell/screen-memory'

const here: ScreenLocation = { path: '/posts/1', params: { aid: '1' }, query: {} }

class Article {
  restored: unknown = null
  open(): void {}
  snapshot(): unknown {
    return { read: 0.5 }
  }
  restore(saved: unknown): void {
    this.restored = saved
  }
}

class Plain {
  open(): void {}
}

function visit(storage = new MemoryStorage()) {
  const memory = new ScreenMemory(storage, () => 'en guest')
  const app = { container: new Container({ autobind: true }), memory }
  const open = (entry: string, viewModel: ScreenDefinition['viewModel'] = Article, key = here.path) =>
    openScreen(app, { viewModel, view: () => null }, entry, key, here, key)
  return { memory, storage, open }
}

describe('Opening a screen', () => {
  it('makes a new one, not loaded yet, at its top', () => {
    const screen = visit().open('one')
    expect(screen.viewModel).toBeInstanceOf(Article)
    expect({ opened: screen.opened, scroll: screen.scroll }).toEqual({ opened: false, scroll: 0 })
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
    const prepared = { key: here.path, viewModel: new Article(), opened: true, scroll: null }
    memory.prepare(prepared)
    expect(open('one')).toBe(prepared)
    expect(open('two')).not.toBe(prepared)
  })

  it('brings back after a reload what it showed, where it stood, without loading', () => {
    const before = visit()
    const shown = before.open('one')
    shown.opened = true
    shown.scroll = 900
    before.memory.save()
    const after = visit(before.storage).open('one')
    expect({ restored: (after.viewModel as Article).restored, opened: after.opened, scroll: after.scroll }).toEqual({
      restored: { read: 0.5 },
      opened: true,
      scroll: 900,
    })
  })

  it('loads anew after a reload what cannot be saved, and stands where it stood', () => {
    const before = visit()
    const shown = before.open('one', Plain)
    shown.opened = true
    shown.scroll = 300
    before.memory.save()
    const after = visit(before.storage).open('one', Plain)
    expect({ opened: after.opened, scroll: after.scroll }).toEqual({ opened: false, scroll: 300 })
  })
})
