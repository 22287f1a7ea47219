// @vitest-environment jsdom
import 'reflect-metadata/lite'
import { act, renderHook, waitFor } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, expect, it, vi } from 'vitest'
import { SoundPresence } from '../../../../src/application/frame/player/sound-presence.store'
import { LocalStorage } from '../../../../src/application/frame/shared/storage'
import { MemoryStorage } from '../../../../src/infrastructure/frame/host/memory-storage'
import { AppContextProvider, type AppContextValue } from '../../../../src/ui/frame/shell/app-context'
import { ScreenMemory } from '../../../../src/ui/frame/shell/screens/screen-memory'
import { usePlayerFeature } from '../../../../src/ui/frame/shell/layout/use-player-feature'

afterEach(() => vi.restoreAllMocks())

it('loads the player once something plays, and again when the network is back after a failure', async () => {
  // A hidden page waits for no frame.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const container = new Container({ autobind: true })
  container.bind(LocalStorage).toConstantValue(new MemoryStorage())
  const loadFeature = vi.fn<AppContextValue['loadFeature']>().mockRejectedValueOnce(new Error('no network'))
  loadFeature.mockResolvedValue(undefined)
  const app = {
    container,
    loadFeature,
    memory: new ScreenMemory(new MemoryStorage(), () => ''),
    routeOf: () => null,
    history: null,
  }
  container.get(SoundPresence).require()
  const { result } = renderHook(usePlayerFeature, {
    wrapper: ({ children }) => <AppContextProvider value={app}>{children}</AppContextProvider>,
  })
  await act(() => loadFeature.mock.results[0]?.value.catch(() => undefined))
  expect(result.current).toBe(false)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current).toBe(true))
  expect(loadFeature).toHaveBeenCalledTimes(2)
})
