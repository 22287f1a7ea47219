import { cleanup, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { afterEach } from 'vitest'
import { LanguageProvider } from '../../../src/ui/words/words'
import { openVisit, WithVisit } from '../../support/with-visit'

afterEach(cleanup)

/** Renders a component in English inside a router, as the shell does. */
export function renderKit(element: ReactElement) {
  const visit = openVisit()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <WithVisit visit={visit}>
      <LanguageProvider value="en">{children}</LanguageProvider>
    </WithVisit>
  )
  return render(element, { wrapper })
}
