import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// A busy machine needs more time than the default.
configure({ asyncUtilTimeout: 15_000 })

// The test files of a worker share one window, so each test removes what it rendered.
afterEach(() => cleanup())

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  const { body, documentElement, head } = document
  body.replaceChildren()
  head.replaceChildren()
  for (const element of [body, documentElement])
    element.getAttributeNames().forEach((name) => element.removeAttribute(name))
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
