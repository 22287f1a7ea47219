// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AppHistory, StoppedMove } from '../../../../src/ui/frame/shell/history/app-history'
import { openVisit } from '../../../support/with-visit'

const path = (history: AppHistory) => history.view.location.pathname + history.view.location.search
const depth = () => (window.history.state as { overlays: readonly string[] }).overlays.length

/** A traversal has ended once its popstate event was handled. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  window.history.pushState(null, '', '/index')
})
afterEach(settled)

describe('the history of a visit', () => {
  it('starts where the page was opened', () => {
    const history = openVisit()
    expect(path(history)).toBe('/index')
    expect(history.view.action).toBe('POP')
    expect(history.index).toBe(0)
  })

  it('navigates, and notifies its listeners', () => {
    const history = openVisit()
    const seen: string[] = []
    history.subscribe(() => seen.push(`${history.view.action} ${path(history)}`))
    history.push('/posts/1?a=1')
    history.replace({ pathname: '/posts/2', search: '', hash: '' })
    expect(seen).toEqual(['PUSH /posts/1?a=1', 'REPLACE /posts/2'])
    expect(history.index).toBe(1)
  })

  it('steps back to the entry that was there, under its key', async () => {
    const history = openVisit()
    history.push('/posts/1')
    const { key } = history.view.location
    history.push('/posts/2')
    history.go(-1)
    await expect.poll(() => path(history)).toBe('/posts/1')
    expect(history.view).toMatchObject({ action: 'POP', location: { key } })
  })

  it('leaves by the phone’s button the overlay, then the screen, and never the first one', async () => {
    const history = openVisit()
    expect(history.back()).toBe(false)
    history.push('/posts/1')
    let isOpen = true
    history.enterOverlay({ id: 'sheet', close: () => (isOpen = false) })
    expect(history.back()).toBe(true)
    await expect.poll(() => isOpen).toBe(false)
    expect(path(history)).toBe('/posts/1')
    expect(history.back()).toBe(true)
    await expect.poll(() => path(history)).toBe('/index')
    expect(history.back()).toBe(false)
  })

  it('goes on counting after a refresh', () => {
    const first = openVisit()
    first.push('/posts/1')
    const { key } = first.view.location
    const second = openVisit()
    expect(second.index).toBe(1)
    expect(second.view.location.key).toBe(key)
  })

  it('gives each document that is opened by its address a key of its own', () => {
    const { key } = openVisit().view.location
    window.history.pushState(null, '', '/index')
    expect(openVisit().view.location.key).not.toBe(key)
  })

  it('keeps the screen when a fragment of it is followed', async () => {
    const history = openVisit()
    history.push('/posts/1')
    const { key } = history.view.location
    window.location.hash = 'section'
    await expect.poll(() => history.view.location.hash).toBe('#section')
    expect(history.view.location.key).toBe(key)
    expect(history.index).toBe(2)
  })

  it('shows a view when its presenter says so, and knows where the visit is before that', () => {
    const updates: (() => void)[] = []
    const history = openVisit((_from, _to, update) => updates.push(update))
    history.push('/posts/1')
    expect(path(history)).toBe('/posts/1')
    expect(history.snapshot().location.pathname).toBe('/index')
    updates.forEach((update) => update())
    expect(history.snapshot().location.pathname).toBe('/posts/1')
  })

  it('never goes back to an earlier view whose presenter comes late', () => {
    const updates: (() => void)[] = []
    const history = openVisit((_from, _to, update) => updates.push(update))
    history.push('/posts/1')
    history.push('/mine')
    updates.reverse().forEach((update) => update())
    expect(history.snapshot().location.pathname).toBe('/mine')
  })
})

describe('a guard', () => {
  it('stops a move until it goes on', () => {
    const history = openVisit()
    let stopped: StoppedMove | null = null
    history.block((move) => {
      stopped = move
      return true
    })
    history.push('/mine')
    expect(path(history)).toBe('/index')
    expect(stopped).toMatchObject({ to: { pathname: '/mine' } })
    ;(stopped as StoppedMove | null)?.continue()
    expect(path(history)).toBe('/mine')
  })

  it('stops a step back too: the address stays with the screen', async () => {
    const history = openVisit()
    history.push('/user')
    const stopped: StoppedMove[] = []
    history.block((move) => stopped.push(move) > 0)
    window.history.back()
    await expect.poll(() => stopped.length).toBe(1)
    await expect.poll(() => window.location.pathname).toBe('/user')
    expect(path(history)).toBe('/user')
    stopped[0]?.continue()
    await expect.poll(() => path(history)).toBe('/index')
  })

  it('asks in an overlay that opens once the step back is taken back, and leaves over it in one step', async () => {
    const history = openVisit()
    history.push('/user')
    const stopped: StoppedMove[] = []
    history.block((move) => {
      history.enterOverlay({ id: 'question', close: () => undefined })
      return stopped.push(move) > 0
    })
    window.history.back()
    await expect.poll(() => window.location.pathname === '/user' && depth()).toBe(1)
    expect(stopped).toHaveLength(1)
    stopped[0]?.continue()
    history.leaveOverlay('question')
    await expect.poll(() => path(history)).toBe('/index')
    expect(depth()).toBe(0)
  })

  it('may stop the same step again after the visitor stayed', async () => {
    const history = openVisit()
    history.push('/user')
    let asked = 0
    history.block(() => {
      asked += 1
      return true
    })
    for (const times of [1, 2]) {
      window.history.back()
      await expect.poll(() => asked).toBe(times)
      await expect.poll(() => window.location.pathname).toBe('/user')
      await settled()
    }
    expect(path(history)).toBe('/user')
  })

  it('is let go of when it is taken away', () => {
    const history = openVisit()
    history.block(() => true)()
    history.push('/mine')
    expect(path(history)).toBe('/mine')
  })
})

describe('an overlay', () => {
  const over = (history: AppHistory, ...ids: readonly string[]) => {
    const closed: string[] = []
    ids.forEach((id) => history.enterOverlay({ id, close: () => closed.push(id) }))
    return closed
  }

  it('is closed by back, without notifying the screen', async () => {
    const history = openVisit()
    history.push('/posts/1')
    const told: string[] = []
    history.subscribe(() => told.push(path(history)))
    const closed = over(history, 'sheet')
    window.history.back()
    await expect.poll(() => closed).toEqual(['sheet'])
    expect([path(history), history.index, told]).toEqual(['/posts/1', 1, []])
  })

  it('takes its entry away when it is closed by its own button', async () => {
    const history = openVisit()
    const closed = over(history, 'sheet')
    expect(depth()).toBe(1)
    history.leaveOverlay('sheet')
    await expect.poll(depth).toBe(0)
    expect(closed).toEqual([])
  })

  it('goes one at a time by back when one lies upon another', async () => {
    const history = openVisit()
    const closed = over(history, 'sheet', 'dialog')
    window.history.back()
    await expect.poll(() => closed).toEqual(['dialog'])
    window.history.back()
    await expect.poll(() => closed).toEqual(['dialog', 'sheet'])
  })

  it.each([[['sheet', 'dialog']], [['dialog', 'sheet']]])(
    'goes with all entries when both close at once, in the order %s',
    async (order) => {
      const history = openVisit()
      over(history, 'sheet', 'dialog')
      order.forEach(history.leaveOverlay)
      await expect.poll(depth).toBe(0)
      history.push('/mine')
      expect(history.index).toBe(1)
    },
  )

  it('gives its entry to a screen that is opened from it: back leads to the screen below', async () => {
    const history = openVisit()
    history.push('/posts/1')
    over(history, 'sheet')
    history.push('/posters/1')
    history.leaveOverlay('sheet')
    await settled()
    expect([path(history), history.index]).toEqual(['/posters/1', 2])
    history.go(-1)
    await expect.poll(() => path(history)).toBe('/posts/1')
  })

  it('gives way with all below it to a screen that is opened from the top one', async () => {
    const history = openVisit()
    over(history, 'sheet', 'dialog')
    history.push('/posters/1')
    await expect.poll(() => path(history)).toBe('/posters/1')
    expect(history.index).toBe(1)
    window.history.back()
    await expect.poll(() => path(history)).toBe('/index')
  })

  it('goes when the screen below it is replaced', async () => {
    const history = openVisit()
    history.push('/posts/1')
    over(history, 'sheet')
    history.replace('/login')
    await expect.poll(() => path(history)).toBe('/login')
    expect([history.index, depth()]).toEqual([1, 0])
  })

  it('does not count as a step between screens', async () => {
    const history = openVisit()
    history.push('/posts/1')
    over(history, 'sheet')
    expect(history.index).toBe(1)
    history.go(-1)
    await expect.poll(() => path(history)).toBe('/index')
  })

  it('opens behind one that is just closing', async () => {
    const history = openVisit()
    over(history, 'first')
    history.leaveOverlay('first')
    const closed = over(history, 'second')
    await expect.poll(() => (window.history.state as { overlays: unknown }).overlays).toEqual(['second'])
    window.history.back()
    await expect.poll(() => closed).toEqual(['second'])
  })

  it('does not come again by forward', async () => {
    const history = openVisit()
    over(history, 'sheet')
    history.leaveOverlay('sheet')
    await expect.poll(depth).toBe(0)
    const there = new Promise((resolve) => window.addEventListener('popstate', () => resolve(depth()), { once: true }))
    window.history.forward()
    expect(await there).toBe(1)
    await expect.poll(depth).toBe(0)
    expect([path(history), history.index]).toEqual(['/index', 0])
  })

  it('does not come again by a refresh, and its entry is gone', async () => {
    over(openVisit(), 'sheet')
    const history = openVisit()
    expect(history.index).toBe(0)
    await expect.poll(depth).toBe(0)
  })
})
