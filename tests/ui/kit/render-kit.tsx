import { cleanup, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach } from 'vitest'
import { LanguageProvider } from '../../../src/ui/words/words'

afterEach(cleanup)

/** Draws a part in English with a router around it, as the shell does. */
export function renderKit(element: ReactElement) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <LanguageProvider value="en">{children}</LanguageProvider>
    </MemoryRouter>
  )
  return render(element, { wrapper })
}
