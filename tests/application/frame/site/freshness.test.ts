import { describe, expect, it, vi } from 'vitest'
import { FreshnessStore } from '../../../../src/application/frame/site/freshness.store'
import { HandClock } from '../../../support/hand-clock'

function freshness() {
  const clock = new HandClock()
  return { clock, store: new FreshnessStore(clock) }
}

describe('How fresh what shows is', () => {
  it('is slow once an answer is three seconds in coming, until it comes', () => {
    const { clock, store } = freshness()
    const ended = store.trackCall()
    clock.pass(2999)
    expect(store.isSlow).toBe(false)
    clock.pass(1)
    expect(store.isSlow).toBe(true)
    ended()
    expect(store.isSlow).toBe(false)
  })

  it('lets what is read be cancelled, and never what is written, which may have arrived', () => {
    const { clock, store } = freshness()
    const cancelRead = vi.fn()
    store.trackCall()
    clock.pass(3000)
    expect([store.isSlow, store.canCancel]).toEqual([true, false])
    store.trackCall(cancelRead)
    clock.pass(3000)
    expect(store.canCancel).toBe(true)
    store.cancel()
    expect(cancelRead).toHaveBeenCalledOnce()
  })

  it('offers a late answer that says something new, until it shows or the visitor goes on', () => {
    const { store } = freshness()
    store.onCopyDisplayed('GET /one', 5, 'slow')
    store.onLateAnswer(true)
    expect([store.hasNewer, store.edition]).toEqual([true, 0])
    store.showNewer()
    expect([store.hasNewer, store.copy, store.edition]).toEqual([false, null, 1])
    store.onLateAnswer(true)
    store.onLocationChange()
    expect(store.hasNewer).toBe(false)
  })

  it('is fresh when a late answer says what its copy said', () => {
    const { store } = freshness()
    store.onCopyDisplayed('GET /one', 5, 'slow')
    store.onLateAnswer(false)
    expect([store.hasNewer, store.copy]).toEqual([false, null])
  })

  it('reports a slow copy until its own answer arrives, and a missing network until any answer does', () => {
    const { store } = freshness()
    store.onCopyDisplayed('GET /one', 5, 'slow')
    store.onAnswer('GET /two')
    expect(store.copy).toEqual({ from: 5, cause: 'slow' })
    store.onAnswer('GET /one')
    expect(store.copy).toBeNull()
    store.onCopyDisplayed('GET /one', 5, 'offline')
    store.onAnswer('GET /two')
    expect(store.copy).toBeNull()
  })
})
