// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { failureOf } from '../../../src/application/shared/failure'
import { FreshnessStore } from '../../../src/application/site/freshness.store'
import { FailedPart } from '../../../src/ui/kit/failed-part'
import { NetworkNotice } from '../../../src/ui/shell/network-notice'
import { renderWith, testHost } from '../feed/feed-host'

function offlineSince(error: 'none' | 'quiet' | 'loud' | 'section') {
  const host = testHost()
  const freshness = host.container.get(FreshnessStore)
  const view = renderWith(
    host,
    <>
      <NetworkNotice />
      {(error === 'loud' || error === 'quiet') && (
        <FailedPart title="Failed" failure={failureOf('offline')} quiet={error === 'quiet'} onRetry={() => undefined} />
      )}
      {error === 'section' && (
        <section>
          <FailedPart title="Failed" failure={failureOf('offline')} onRetry={() => undefined} />
        </section>
      )}
    </>,
  )
  act(() => freshness.copyShown('GET /one', host.clock.now(), 'offline'))
  return { host, view }
}

const told = () => screen.queryByText(/^Offline/)?.textContent

describe('What is said of a copy that shows', () => {
  it('is how long ago it was saved, which goes on', () => {
    const { host } = offlineSince('none')
    expect(told()).toBe('Offline · saved just now')
    act(() => host.clock.pass(60_000))
    expect(told()).toBe('Offline · saved 1 min ago')
    act(() => host.clock.pass(4 * 60_000))
    expect(told()).toBe('Offline · saved 5 min ago')
  })

  it('is not shown over an error, which says why; a card or a section that fails leaves the rest of its screen', () => {
    const { view } = offlineSince('loud')
    expect(told()).toBeUndefined()
    view.unmount()
    for (const part of ['quiet', 'section'] as const) {
      const { view: other } = offlineSince(part)
      expect(told()).toBe('Offline · saved just now')
      other.unmount()
    }
  })
})

describe('The frame without a network', () => {
  it('says so at once, in one line, until the network is back', () => {
    renderWith(testHost(), <NetworkNotice />)
    expect(screen.queryByRole('status')).toBeNull()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByRole('status').textContent).toBe('You’re offline')
    online.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('still says so over an error, and how old a copy is where one shows', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { view } = offlineSince('loud')
    expect(screen.getByRole('status').textContent).toBe('You’re offline')
    view.unmount()
    offlineSince('none')
    expect(screen.getByRole('status').textContent).toBe('Offline · saved just now')
    online.mockRestore()
  })
})
