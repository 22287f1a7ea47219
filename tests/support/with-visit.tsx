import { useSyncExternalStore, type ReactNode } from 'react'
import { Router, type NavigationType } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { OverlayHistoryContext } from '../../src/ui/frame/kit/overlays/overlay-history'
import { AppHistory, type Presenter } from '../../src/ui/frame/shell/history/app-history'

let keys = 0

/** Starts the history of a visit at the window's current entry. The history gets no more events after the test. */
export function openVisit(present?: Presenter): AppHistory {
  const { history, location } = window
  const addEventListener = (type: 'popstate', listener: () => void) => {
    window.addEventListener(type, listener)
    onTestFinished(() => window.removeEventListener(type, listener))
  }
  return new AppHistory({ history, location, addEventListener } as unknown as Window, () => `key-${++keys}`, present)
}

/** Renders within a visit, in which the router's links navigate and overlays have their history entries. */
export function WithVisit({ visit, children }: { readonly visit: AppHistory; readonly children: ReactNode }) {
  const { location, action } = useSyncExternalStore(visit.subscribe, visit.snapshot)
  return (
    <Router navigator={visit} location={location} navigationType={action as NavigationType}>
      <OverlayHistoryContext value={visit}>{children}</OverlayHistoryContext>
    </Router>
  )
}
