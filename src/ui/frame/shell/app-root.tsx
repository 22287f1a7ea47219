import { observer } from 'mobx-react-lite'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Router, useRoutes, type NavigationType, type RouteObject } from 'react-router-dom'
import { PreferencesStore } from '../../../application/frame/site/preferences.store'
import { OverlayHistoryContext } from '../kit/overlays/overlay-history'
import { LanguageProvider } from '../words/words'
import type { AppHistory } from './history/app-history'
import { AppContextProvider, useService, type AppContextValue } from './app-context'

interface AppRootProps {
  readonly app: AppContextValue & { readonly routes: RouteObject[] }
  readonly history: AppHistory
}

export function AppRoot({ app, history }: AppRootProps) {
  const { location, action } = useSyncExternalStore(history.subscribe, history.snapshot, history.snapshot)
  return (
    <AppFrame app={app}>
      <Router navigator={history} location={location} navigationType={action as NavigationType}>
        <OverlayHistoryContext value={history}>
          <AppRoutes routes={app.routes} />
        </OverlayHistoryContext>
      </Router>
    </AppFrame>
  )
}

export function AppRoutes({ routes }: { readonly routes: RouteObject[] }) {
  return useRoutes(routes)
}

/** The frame that every host renders around its router. */
export function AppFrame({ app, children }: { readonly app: AppContextValue; readonly children: ReactNode }) {
  return (
    <AppContextProvider value={app}>
      <SpokenLanguage>{children}</SpokenLanguage>
    </AppContextProvider>
  )
}

const SpokenLanguage = observer(function SpokenLanguage({ children }: { readonly children: ReactNode }) {
  const preferences = useService(PreferencesStore)
  return <LanguageProvider value={preferences.language}>{children}</LanguageProvider>
})
