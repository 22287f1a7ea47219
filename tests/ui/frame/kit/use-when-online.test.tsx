// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as kit from '../../../../src/ui/frame/kit/states/error-state'

let ErrorState: typeof kit.ErrorState

// It knows since when there is a network: by the time of one test alone.
beforeEach(async () => {
  vi.resetModules()
  ;({ ErrorState } = await import('../../../../src/ui/frame/kit/states/error-state'))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  vi.resetModules()
})

/** Fails this number of times, then works; between two attempts it shows that it is loading. */
function Flaky({ failures }: { readonly failures: number }) {
  const [tries, setTries] = useState(1)
  const [busy, setBusy] = useState(false)
  const load = () => {
    setBusy(true)
    setTimeout(() => {
      setBusy(false)
      setTries(tries + 1)
    }, 10)
  }
  if (busy) return <p>Loading</p>
  return tries > failures ? <p>Loaded</p> : <ErrorState title="Failed" retryLabel="Again" onRetry={load} />
}

const online = () => act(() => void window.dispatchEvent(new Event('online')))
/** In small steps: the render of one may set the timers of the next. */
async function pass(milliseconds: number): Promise<void> {
  for (let gone = 0; gone < milliseconds; gone += 50) await act(() => vi.advanceTimersByTimeAsync(50))
}

it('what failed is tried again when the network comes back', async () => {
  render(<Flaky failures={1} />)
  await pass(60_000)
  expect(screen.getByText('Failed')).toBeTruthy()
  online()
  await pass(50)
  expect(screen.getByText('Loaded')).toBeTruthy()
})

it('what fails again while the network settles is there within five seconds of it', async () => {
  render(<Flaky failures={3} />)
  online()
  await pass(5000)
  expect(screen.getByText('Loaded')).toBeTruthy()
})

it('what fails for another reason is not tried for ever', async () => {
  render(<Flaky failures={100} />)
  online()
  await pass(60_000)
  expect(screen.getByText('Failed')).toBeTruthy()
  expect(vi.getTimerCount()).toBe(0)
})
