import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ShowcaseScreen } from '../../../src/ui/kit/showcase/showcase.screen'
import type { Language } from '../../../src/ui/words/words'
import { LanguageProvider } from '../../../src/ui/words/words'

afterEach(() => vi.restoreAllMocks())

function drawOnTheServer(language: Language): string {
  return renderToString(
    <MemoryRouter>
      <LanguageProvider value={language}>
        <ShowcaseScreen />
      </LanguageProvider>
    </MemoryRouter>,
  )
}

describe('The kit on a server', () => {
  it('draws every part where there is no document, without a warning', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(globalThis.document).toBeUndefined()
    expect(drawOnTheServer('zh-CN')).toContain('提交建议')
    expect(drawOnTheServer('en')).toContain('Send suggestion')
    expect(error).not.toHaveBeenCalled()
    expect(warning).not.toHaveBeenCalled()
  })

  it('writes no style attributes, which a strict content policy would drop', () => {
    expect(drawOnTheServer('en').match(/ style="/g)).toBeNull()
  })
})
