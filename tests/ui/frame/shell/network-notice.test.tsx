// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { FreshnessStore } from '../../../../src/application/frame/site/freshness.store'
import { FailedPart } from '../../../../src/ui/frame/kit/states/failed-part'
import { NetworkNotice } from '../../../../src/ui/frame/shell/notices/network-notice'
import { renderWith, testHost } from '../../media/feed/feed-host'

function offlineSince(error: 'none' | 'quiet' | 'loud' | 'section') {
  const host = testHost()
  const freshness = host.container.get(FreshnessStore)
  const view = renderWith(
    host,
    <>
      <NetworkNotice />
      {(error === 'loud' || error === 'quiet') && (
        <FailedPart
          title="Failed"
          failure={failureOf('offline')}
          isQuiet={error === 'quiet'}
          onRetry={() => undefined}
        />
      )}
      {error === 'section' && (
        <section>
          <FailedPart title="Failed" failure={failureOf('offline')} onRetry={() => undefined} />
        </section>
      )}
    </>,
  )
  act(() => freshness.onCopyDisplayed('GET /one', host.clock.now(), 'offline'))
  return { host, view }
}

let hasNetwork = false
beforeEach(() => {
  hasNetwork = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasNetwork)
})
/** The browser tells the page. */
const turn = (on: boolean) =>
  act(() => {
    hasNetwork = on
    window.dispatchEvent(new Event(on ? 'online' : 'offline'))
  })

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
  const said = () => screen.getByRole('status').textContent || undefined

  it('says so at once, in one line, until the network is back', () => {
    hasNetwork = true
    renderWith(testHost(), <NetworkNotice />)
    expect(said()).toBeUndefined()
    turn(false)
    expect(said()).toBe('You’re offline')
    turn(true)
    expect(said()).toBeUndefined()
  })

  it('says it over an error too, and how old a copy is where one shows', () => {
    const { view } = offlineSince('loud')
    expect(said()).toBe('You’re offline')
    view.unmount()
    offlineSince('none')
    expect(said()).toBe('Offline · saved just now')
  })

  it('offers to load the copy anew once the network is back', async () => {
    const { host } = offlineSince('none')
    turn(true)
    expect(said()).toBe('Saved just nowRefresh')
    const freshness = host.container.get(FreshnessStore)
    const { edition } = freshness
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(freshness.edition).toBe(edition + 1)
    act(() => freshness.onAnswer('GET /one'))
    expect(said()).toBeUndefined()
  })
})
