// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PullToRefresh } from '../../../src/ui/kit/pull-to-refresh'
import { renderKit } from './render-kit'

afterEach(() => vi.unstubAllGlobals())

function pull(to: { readonly x?: number; readonly y: number }, end: 'touchEnd' | 'touchCancel' = 'touchEnd') {
  const content = screen.getByText('Feed')
  fireEvent.touchStart(content, { touches: [{ clientX: 100, clientY: 100 }] })
  fireEvent.touchMove(content, { touches: [{ clientX: 100 + (to.x ?? 0), clientY: 100 + to.y }] })
  fireEvent[end](content, { touches: [] })
}

function draw() {
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
  return { onRefresh, finish: () => act(async () => finish()) }
}

describe('Pulling to refresh', () => {
  it('asks for what is new from 64 pixels of the mark on, and no sooner', () => {
    const { onRefresh } = draw()
    pull({ y: 126 })
    expect(onRefresh).not.toHaveBeenCalled()
    pull({ y: 128 })
    expect(onRefresh).toHaveBeenCalledOnce()
  })

  it('does it once at a time, says so, and can be done again', async () => {
    const { onRefresh, finish } = draw()
    pull({ y: 200 })
    expect(screen.getByRole('status').textContent).toBe('Refreshing')
    pull({ y: 200 })
    expect(onRefresh).toHaveBeenCalledOnce()
    await finish()
    expect(screen.getByRole('status').textContent).toBe('')
    pull({ y: 200 })
    expect(onRefresh).toHaveBeenCalledTimes(2)
  })

  it('leaves upward, sideways and cancelled gestures alone', () => {
    const { onRefresh } = draw()
    pull({ y: -200 })
    pull({ x: 300, y: 200 })
    pull({ y: 200 }, 'touchCancel')
    expect(onRefresh).not.toHaveBeenCalled()
  })

  it('works only at the top of the page', () => {
    const { onRefresh } = draw()
    vi.stubGlobal('scrollY', 40)
    pull({ y: 200 })
    expect(onRefresh).not.toHaveBeenCalled()
  })
})
