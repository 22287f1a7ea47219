import { describe, expect, it } from 'vitest'
import { resetResource, savedValue, type Resource } from '../../../../src/application/frame/shared/resource'
import { LiveScreen } from '../../../../src/ui/frame/shell/screens/live-screen'
import type { ScreenLocation, ScreenViewModel } from '../../../../src/ui/frame/shell/screens/screen'
import { openLive, restoreLive } from '../../../support/live-screen'
import { flush } from '../../../support/flush'

const here: ScreenLocation = { path: '/things', params: {}, query: { tab: 'new' } }

/** A resource that loads a word, and records what is done with it. */
class Word implements Resource {
  readonly log: string[] = []
  value: string | null = null

  constructor(private readonly loaded: Promise<string> | string = 'loaded') {}

  async open(): Promise<void> {
    this.log.push('open')
    this.value = await this.loaded
  }
  show(): () => void {
    this.log.push('show')
    return () => void this.log.push('hide')
  }
  onLocationChange({ query }: ScreenLocation): void {
    this.log.push(`moved to ${query['tab']}`)
  }
  reload(): void {
    this.log.push('reload')
  }
  snapshot(): unknown {
    return this.value
  }
  restore(saved: unknown): boolean {
    if (typeof saved !== 'string') return false
    this.value = saved
    return true
  }
}

function things() {
  const log: string[] = []
  const one = new Word()
  const two = new Word()
  const viewModel: ScreenViewModel = {
    resources: { one, two: resetResource(two) },
    applyLocation: ({ query }) => log.push(`at ${query['tab']}`),
    show: () => {
      log.push('show')
      return () => log.push('hide')
    },
    onArrival: () => log.push('arrived'),
  }
  return { viewModel, one, two, log }
}

describe('a screen that declares its resources', () => {
  it('reads its address, opens all of them, and arrives once it is shown', async () => {
    const { viewModel, one, two, log } = things()
    const screen = await openLive(viewModel, here)
    expect([one.value, two.value, log]).toEqual(['loaded', 'loaded', ['at new']])
    const end = screen.show(here)
    await flush()
    end()
    expect(log).toEqual(['at new', 'show', 'arrived', 'hide'])
    expect(one.log).toEqual(['open', 'show', 'hide'])
  })

  it('does not arrive when it is left before its resources came', async () => {
    let bring: (word: string) => void = () => undefined
    const word = new Word(new Promise((resolve) => (bring = resolve)))
    let hasArrived = false
    const viewModel: ScreenViewModel = { resources: { word }, onArrival: () => void (hasArrived = true) }
    const screen = new LiveScreen('/things', viewModel, here)
    const leaving = new AbortController()
    void screen.open(here, leaving.signal)
    const end = screen.show(here)
    end()
    leaving.abort()
    bring('late')
    await flush()
    expect([hasArrived, screen.isOpened]).toEqual([false, false])
  })

  it('opens again only what has not come, when the visitor returns', async () => {
    const never = new Word(new Promise(() => undefined))
    const one = new Word()
    const screen = new LiveScreen('/things', { resources: { one, never } }, here)
    const leaving = new AbortController()
    void screen.open(here, leaving.signal)
    await flush()
    leaving.abort()
    void screen.open(here, new AbortController().signal)
    expect([one.log, never.log]).toEqual([['open'], ['open', 'open']])
  })

  it('tells its resources where the address moves, and when they are to load again', async () => {
    const { viewModel, one, log } = things()
    const screen = await openLive(viewModel, here)
    screen.onLocationChange({ ...here, query: { tab: 'old' } })
    screen.reload()
    expect([log, one.log]).toEqual([
      ['at new', 'at old'],
      ['open', 'moved to old', 'reload'],
    ])
  })

  it('brings back after a reload what was saved, and loads the rest', async () => {
    const before = things()
    const saved = (await openLive(before.viewModel, here)).snapshot()
    expect(saved).toEqual({ one: 'loaded' })
    const { viewModel, one, two } = things()
    await restoreLive(viewModel, saved, here)
    expect([one.value, one.log, two.log]).toEqual(['loaded', [], ['open']])
  })

  it.each([null, 'words', [], { one: 3 }, { other: 'loaded' }])('loads what does not fit: %j', async (saved) => {
    const { viewModel, one } = things()
    await restoreLive(viewModel, saved, here)
    expect(one.log).toEqual(['open'])
  })

  it('saves nothing of what has not come', () => {
    const screen = new LiveScreen('/things', things().viewModel, here)
    expect(screen.snapshot()).toBeNull()
  })
})

it('a choice of a screen is saved and brought back, unless it is no choice any more', () => {
  let tab = 'new'
  const choice = savedValue({
    read: () => tab,
    parse: (saved) => (saved === 'new' || saved === 'old' ? saved : null),
    write: (saved) => (tab = saved),
  })
  expect(choice.snapshot?.()).toBe('new')
  expect([choice.restore?.('old', here), tab]).toEqual([true, 'old'])
  expect([choice.restore?.('gone', here), tab]).toEqual([false, 'old'])
})
