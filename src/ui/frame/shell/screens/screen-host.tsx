import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { AdmitVisitor } from '../../../../application/frame/session/access/admit-visitor'
import { SessionStore } from '../../../../application/frame/session/session.store'
import { mayExist } from '../../../../domain/frame/navigation/possible-id'
import { failureOfCode } from '../../kit/states/failed-part'
import { ScreenResources } from '../../kit/states/screen-resources'
import { WayBack } from '../../kit/bars/way-back'
import { FreshnessStore } from '../../../../application/frame/site/freshness.store'
import { PreferencesStore } from '../../../../application/frame/site/preferences.store'
import { useApp, useService, type FeatureRoute } from '../app-context'
import { FullPageError } from '../lazy/lazy-parts'
import { DocumentHead } from '../document/document-head'
import { openScreen } from './open-screen'
import { renewPictures } from './renew-pictures'
import { restoreScroll } from './restore-scroll'
import type { LiveScreen } from './live-screen'
import { queriesFor, type ScreenDefinition, type ScreenLocation, type ScreenViewModel } from './screen'
import { ScreenBoundary } from './screen-boundary'
import { ScreenPlaceholder } from './screen-placeholder'

interface ScreenHostProps {
  readonly route: FeatureRoute
  /** The parameters of the address. */
  readonly params: ScreenLocation['params']
}

/**
 * Shows the screen of a route: checks access, loads its code, creates or finds its view-model, restores its position.
 */
export const ScreenHost = observer(function ScreenHost({ route, params }: ScreenHostProps) {
  const { definition, failed, retry } = useScreenDefinition(route)
  const location = useScreenLocation(route, params)
  const session = useService(SessionStore)
  const admitVisitor = useService(AdmitVisitor)
  const freshness = useService(FreshnessStore)
  const requiresAuth = route.requiresAuth ?? false
  useEffect(() => admitVisitor.execute(requiresAuth), [admitVisitor, requiresAuth, location.path, session.isMember])
  // The platform answers such an address with 404, too.
  if (!mayExist(location)) return <FullPageError kind="not-found" />
  if (failed) {
    return <FullPageError kind="screen" failure={failureOfCode()} onRetry={retry} />
  }
  if (definition === null || (requiresAuth && !session.isMember)) return <ScreenPlaceholder />
  const key = definition.key?.(location) ?? location.path
  return (
    <OpenScreen
      key={`${key}#${freshness.edition}`}
      screenKey={key}
      definition={definition}
      location={location}
      isPrivate={requiresAuth || route.isPrivate === true}
    />
  )
})

function useScreenDefinition(route: FeatureRoute): {
  definition: ScreenDefinition | null
  failed: boolean
  retry: () => void
} {
  const [outcome, setOutcome] = useState<{ route: FeatureRoute; failed: boolean } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const definition = route.prepared()
  useEffect(() => {
    if (definition !== null) return
    let isCurrent = true
    const finish = (hasFailed: boolean) => isCurrent && setOutcome({ route, failed: hasFailed })
    route.prepare().then(
      () => finish(false),
      () => finish(true),
    )
    return () => {
      isCurrent = false
    }
  }, [route, definition, attempt])
  const retry = () => {
    setOutcome(null)
    setAttempt(attempt + 1)
  }
  return { definition, failed: outcome?.route === route && outcome.failed, retry }
}

/** The router's location in the form that screens use. */
function useScreenLocation(route: FeatureRoute, params: ScreenLocation['params']): ScreenLocation {
  const { pathname, search } = useLocation()
  return { path: pathname, params, query: queriesFor(route, search) }
}

interface OpenScreenProps {
  readonly definition: ScreenDefinition
  readonly screenKey: string
  readonly location: ScreenLocation
  readonly isPrivate: boolean
}

const OpenScreen = observer(function OpenScreen({ definition, screenKey, location, isPrivate }: OpenScreenProps) {
  const app = useApp()
  const { key: entry, pathname, search } = useLocation()
  const address = pathname + search
  const [screen] = useState<LiveScreen>(() => openScreen(app, definition, entry, screenKey, location, address))
  // The location at the first render counts; later ones are passed to `onLocationChange`.
  const [openedAt] = useState(location)
  // Evaluated once per screen, so that a comment that opens or closes over it does not change its position.
  const [isReturn] = useState(useNavigationType() === 'POP')
  const { viewModel } = screen
  const View = definition.view
  const back = useWayBack(definition, viewModel)

  useEffect(() => {
    if (screen.isOpened) return
    const abortOnLeaving = new AbortController()
    void screen.open(openedAt, abortOnLeaving.signal)
    return () => {
      // A screen that has opened may still use its signal, since the visitor may return to it.
      if (!screen.isOpened) abortOnLeaving.abort()
    }
  }, [screen, openedAt])
  useEffect(() => screen.show(openedAt), [screen, openedAt])
  useEffect(() => renewPictures(() => screen.reload()), [screen])
  useOpenedByLanguage(screen)
  // A screen that replaces its own address, such as a filtered list, gets another entry.
  useEffect(() => app.memory.save(entry, screen, address), [app, entry, screen, address])
  const head = viewModel.head ?? null
  useEffect(() => app.noteScreen?.({ head, address, isPrivate }), [app, head, address, isPrivate])
  useMovesWithAddress(screen, location)
  useScrollPlace(screen, isReturn)

  return (
    <ScreenBoundary>
      <DocumentHead head={head} />
      <WayBack value={back}>
        <ScreenResources value={viewModel.resources}>
          <View viewModel={viewModel} />
        </ScreenResources>
      </WayBack>
    </ScreenBoundary>
  )
})

/** Returns what the back button of the screen does; null when there is nowhere to go back to. */
function useWayBack({ parent }: ScreenDefinition, viewModel: ScreenViewModel): (() => void) | null {
  const navigator = useService(Navigator)
  return useMemo(() => {
    if (parent === null) return null
    return () => navigator.back(typeof parent === 'string' ? parent : parent(viewModel))
  }, [navigator, parent, viewModel])
}

/**
 * Opens the screen anew when another language is chosen, since its contents came in the other one. A screen without
 * contents, such as the one where the language is chosen, stays with its focus.
 */
function useOpenedByLanguage(screen: LiveScreen): void {
  const { memory } = useApp()
  const preferences = useService(PreferencesStore)
  const freshness = useService(FreshnessStore)
  useEffect(() => {
    if (!screen.hasResources) return
    const openAnew = (): void => {
      memory.forget()
      freshness.showNewer()
    }
    return reaction(() => preferences.language, openAnew)
  }, [screen, memory, preferences, freshness])
}

/** Tells a screen that its parameters or query have changed. */
function useMovesWithAddress(screen: LiveScreen, location: ScreenLocation): void {
  const locationKey = JSON.stringify([location.path, location.query])
  const shownLocationKey = useRef(locationKey)
  const move = useEffectEvent(() => screen.onLocationChange(location))
  useEffect(() => {
    if (shownLocationKey.current === locationKey) return
    shownLocationKey.current = locationKey
    move()
  }, [locationKey])
}

/** Scrolls to the screen's last position, and records it from then on. */
function useScrollPlace(screen: LiveScreen, isReturn: boolean): void {
  // The effect runs in the layout phase, so that recording ends before the next screen scrolls.
  useLayoutEffect(() => {
    const note = () => {
      screen.scroll = window.scrollY
    }
    const endRestore = screen.scroll === null ? note() : restoreScroll(isReturn ? screen.scroll : 0)
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      endRestore?.()
      window.removeEventListener('scroll', note)
    }
  }, [screen, isReturn])
}
