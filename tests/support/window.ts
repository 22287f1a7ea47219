import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'

// A busy machine needs more time than the default.
configure({ asyncUtilTimeout: 15_000 })

// The test files of a worker share one window, so each test removes what it rendered.
afterEach(() => cleanup())

/** The types that React and user-event listen for, once for each document. */
const typesOfTools = ['selectionchange', 'focus', 'blur']

/** Removes the listeners that a file of tests added, which would answer the events of the next one. */
function followListeners(target: EventTarget): () => void {
  const added: Parameters<EventTarget['addEventListener']>[] = []
  const add = target.addEventListener
  target.addEventListener = (...listener) => {
    if (!typesOfTools.includes(listener[0])) added.push(listener)
    add.apply(target, listener)
  }
  return () => {
    for (const [type, listener, options] of added) target.removeEventListener(type, listener, options)
    target.addEventListener = add
  }
}

const listeners = [window, document].map(followListeners)

const clock = { requestAnimationFrame, setTimeout }

afterAll(() => {
  for (const remove of listeners) remove()
  // What was stubbed over a faked timer gives that one back, so the timers come last.
  vi.unstubAllGlobals()
  vi.useRealTimers()
  const { body, documentElement, head } = document
  body.replaceChildren()
  head.replaceChildren()
  for (const element of [body, documentElement])
    element.getAttributeNames().forEach((name) => element.removeAttribute(name))
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  // A faked clock that stays would stop the tests of the next file.
  expect({ requestAnimationFrame, setTimeout }).toEqual(clock)
})
