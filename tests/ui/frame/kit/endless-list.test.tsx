// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { EndlessListProps } from '../../../../src/ui/frame/kit/lists/endless-list'
import { EndlessList } from '../../../../src/ui/frame/kit/lists/endless-list'
import { renderKit } from './render-kit'

let reachEnd: () => void = () => undefined

class ObserverOfTheEnd {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(): void {
    reachEnd = () =>
      this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
  }
  disconnect(): void {
    reachEnd = () => undefined
  }
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', ObserverOfTheEnd))
afterEach(() => {
  vi.unstubAllGlobals()
  reachEnd = () => undefined
})

function list(props: Partial<EndlessListProps<string>>) {
  const calls = { onMore: vi.fn(), onRetry: vi.fn() }
  renderKit(
    <EndlessList
      items={['one', 'two']}
      state="ready"
      failure={null}
      hasMore
      keyOf={(item) => item}
      empty={<p>No content</p>}
      {...calls}
      {...props}
    >
      {(item) => <p>{item}</p>}
    </EndlessList>,
  )
  return calls
}

describe('An endless list', () => {
  it('waits in the shape of what comes', () => {
    list({ items: [], state: 'loading' })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  })

  it('says that there is nothing, only when it knows', () => {
    list({ items: [], state: 'ready', hasMore: false })
    expect(screen.getByText('No content')).toBeTruthy()
  })

  it('says why the first page failed, and offers to try again', async () => {
    const { onRetry, onMore } = list({ items: [], state: 'failed', failure: failureOf('unavailable', { status: 503 }) })
    expect(screen.getByText('The server is busy. Please try again in a moment.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
    expect(onMore).not.toHaveBeenCalled()
  })

  it('asks for more before its end is reached', () => {
    const { onMore } = list({})
    act(() => reachEnd())
    expect(onMore).toHaveBeenCalledOnce()
  })

  it('does not ask again while it waits, nor after a failure', () => {
    const { onMore } = list({ state: 'loading-more' })
    act(() => reachEnd())
    expect(onMore).not.toHaveBeenCalled()
  })

  it('keeps what is there when more could not be had, and offers it again', async () => {
    const { onMore } = list({ state: 'more-failed' })
    act(() => reachEnd())
    expect(onMore).not.toHaveBeenCalled()
    expect(screen.getByText('two')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onMore).toHaveBeenCalledOnce()
  })

  it('says where it ends', () => {
    list({ hasMore: false })
    expect(screen.getByText('You’ve reached the end')).toBeTruthy()
  })

  it('works by hand where nothing watches the end', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const { onMore } = list({})
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(onMore).toHaveBeenCalledOnce()
  })
})
