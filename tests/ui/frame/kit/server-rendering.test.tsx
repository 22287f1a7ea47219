import type { Language } from '../../../../src/domain/frame/site/preferences'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PositionSource } from '../../../../src/application/frame/places/position'
import { failure } from '../../../../src/domain/frame/shared/result'
import { MemoryStorage } from '../../../../src/infrastructure/frame/host/memory-storage'
import { ShowcaseScreen } from '../../../../src/ui/frame/kit/showcase/showcase.screen'
import { ShowcaseViewModel } from '../../../../src/ui/frame/kit/showcase/showcase.view-model'
import { AppContextProvider } from '../../../../src/ui/frame/shell/app-context'
import { ScreenMemory } from '../../../../src/ui/frame/shell/screens/screen-memory'
import { LanguageProvider } from '../../../../src/ui/frame/words/words'
import { openTab } from '../../../support/member-host'

afterEach(() => vi.restoreAllMocks())

function drawOnTheServer(language: Language): string {
  const { container } = openTab()
  container.bind(PositionSource).toConstantValue({ find: async () => failure('not-found' as const) })
  const memory = new ScreenMemory(new MemoryStorage(), () => '')
  return renderToString(
    <AppContextProvider
      value={{ container, memory, loadFeature: async () => undefined, routeOf: () => null, history: null }}
    >
      <MemoryRouter>
        <LanguageProvider value={language}>
          <ShowcaseScreen viewModel={container.get(ShowcaseViewModel)} />
        </LanguageProvider>
      </MemoryRouter>
    </AppContextProvider>,
  )
}

describe('The kit on a server', () => {
  it('draws every part where there is no document, without a warning', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(globalThis.document).toBeUndefined()
    expect(drawOnTheServer('zh-CN')).toContain('提交留言')
    expect(drawOnTheServer('en')).toContain('Send suggestion')
    expect(error).not.toHaveBeenCalled()
    expect(warning).not.toHaveBeenCalled()
  })

  it('writes no style attributes, which a strict content policy would drop', () => {
    expect(drawOnTheServer('en').match(/ style="/g)).toBeNull()
  })
})
