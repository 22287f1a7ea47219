import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { LanguageProvider } from '../../../../src/ui/frame/words/words'
import { openVisit, WithVisit } from '../../../support/with-visit'

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
