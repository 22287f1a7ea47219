// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PullToRefresh } from '../../../../src/ui/frame/kit/scrolling/pull-to-refresh'
import { tapAgain } from '../../../../src/ui/frame/kit/scrolling/tap-again'
import { renderKit } from './render-kit'

afterEach(() => vi.unstubAllGlobals())

function pull(to: { readonly x?: number; readonly y: number }, end: 'touchEnd' | 'touchCancel' = 'touchEnd') {
  const content = screen.getByText('Feed')
  fireEvent.touchStart(content, { touches: [{ clientX: 100, clientY: 100 }] })
  fireEvent.touchMove(content, { touches: [{ clientX: 100 + (to.x ?? 0), clientY: 100 + to.y }] })
  fireEvent[end](content, { touches: [] })
}

async function draw() {
  let finish: () => void = () => undefined
  const onRefresh = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  renderKit(
    <PullToRefresh onRefresh={onRefresh}>
      <p>Feed</p>
    </PullToRefresh>,
  )
  // The gesture's code is loaded after the first render.
  await act(async () => void (await import('../../../../src/ui/frame/kit/scrolling/pull-gesture')))
  return { onRefresh, finish: () => act(async () => finish()) }
}

describe('Pulling to refresh', () => {
  it('asks for what is new from 64 pixels of the mark on, and no sooner', async () => {
    const { onRefresh } = await draw()
    pull({ y: 126 })
    expect(onRefresh).not.toHaveBeenCalled()
    pull({ y: 128 })
    expect(onRefresh).toHaveBeenCalledOnce()
  })

  it('does it once at a time, says so, and can be done again', async () => {
    const { onRefresh, finish } = await draw()
    pull({ y: 200 })
    expect(screen.getByRole('status').textContent).toBe('Refreshing')
    pull({ y: 200 })
    expect(onRefresh).toHaveBeenCalledOnce()
    await finish()
    expect(screen.getByRole('status').textContent).toBe('')
    pull({ y: 200 })
    expect(onRefresh).toHaveBeenCalledTimes(2)
  })

  it('leaves upward, sideways and cancelled gestures alone', async () => {
    const { onRefresh } = await draw()
    pull({ y: -200 })
    pull({ x: 300, y: 200 })
    pull({ y: 200 }, 'touchCancel')
    expect(onRefresh).not.toHaveBeenCalled()
  })

  it('is asked for by a tap on what is chosen already, too, once the page is at its top', async () => {
    const scrollTo = vi.fn()
    vi.stubGlobal('scrollTo', scrollTo)
    const { onRefresh } = await draw()
    vi.stubGlobal('scrollY', 400)
    act(() => tapAgain())
    expect([scrollTo.mock.calls, onRefresh.mock.calls.length]).toEqual([[[{ top: 0, behavior: 'auto' }]], 0])
    vi.stubGlobal('scrollY', 0)
    act(() => tapAgain())
    expect(onRefresh).toHaveBeenCalledOnce()
  })

  it('works only at the top of the page', async () => {
    const { onRefresh } = await draw()
    vi.stubGlobal('scrollY', 40)
    pull({ y: 200 })
    expect(onRefresh).not.toHaveBeenCalled()
  })
})
