// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useMediaQuery } from '../../../../src/ui/frame/kit/environment/use-media-query'

function Width() {
  return <p>{useMediaQuery('(min-width: 1000px)') ? 'wide' : 'narrow'}</p>
}

/** A window whose media query result can change. */
function stubWindow(matches: boolean) {
  const list = Object.assign(new EventTarget(), { matches })
  vi.stubGlobal('matchMedia', () => list)
  return (to: boolean) =>
    act(() => {
      list.matches = to
      list.dispatchEvent(new Event('change'))
    })
}

describe('A media query', () => {
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it('is known from the first draw on, and followed', () => {
    const change = stubWindow(true)
    render(<Width />)
    expect(screen.getByText('wide')).toBeTruthy()
    change(false)
    expect(screen.getByText('narrow')).toBeTruthy()
  })

  it('does not hold in a first view', () => {
    expect(renderToString(<Width />)).toContain('narrow')
  })
})
