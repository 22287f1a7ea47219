// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Navigator } from '../../../../src/application/frame/navigation/navigator'
import { errorOf } from '../../../../src/infrastructure/frame/monitoring/early-faults'
import { AppContextProvider, type AppContextValue } from '../../../../src/ui/frame/shell/app-context'
import { ScreenBoundary } from '../../../../src/ui/frame/shell/screens/screen-boundary'
import { LanguageProvider } from '../../../../src/ui/frame/words/words'

function draw(error: Error) {
  const container = new Container()
  container.bind(Navigator).toConstantValue({} as Navigator)
  function Broken(): never {
    throw error
  }
  render(
    <AppContextProvider value={{ container } as AppContextValue}>
      <LanguageProvider value="en">
        <ScreenBoundary>
          <Broken />
        </ScreenBoundary>
      </LanguageProvider>
    </AppContextProvider>,
  )
}

describe('A screen that breaks', () => {
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('says that the page is at fault, not the network, and offers to load it anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    draw(new Error('ours'))
    expect(await screen.findByText('Something went wrong on this page')).toBeTruthy()
    expect(screen.queryByText(/network/i)).toBeNull()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  })

  it('tells who monitors the visit', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const told: unknown[] = []
    const listen = (event: Event) => told.push(errorOf(event))
    window.addEventListener('caughterror', listen)
    const error = new Error('ours')
    draw(error)
    window.removeEventListener('caughterror', listen)
    expect(told).toEqual([error])
  })

  it('says that there is no network when its code cannot come for that reason', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    draw(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }))
    expect(await screen.findByText(/You’re offline/)).toBeTruthy()
  })
})
