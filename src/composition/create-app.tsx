import 'reflect-metadata/lite'
import { Container, type ContainerModule } from 'inversify'
import { matchPath, Navigate, type RouteObject, useLocation } from 'react-router-dom'
import { TabStorage } from '../application/frame/shared/storage'
import type { AppHistory } from '../ui/frame/shell/app-history'
import { RootLayout } from '../ui/frame/shell/root-layout'
import { ScreenHost } from '../ui/frame/shell/screen-host'
import { ScreenMemory } from '../ui/frame/shell/screen-memory'
import type { AppContextValue, FeatureRoute } from '../ui/frame/shell/app-context'
import type { ScreenRoute } from '../ui/frame/shell/screen'
import { SearchWaysSource } from '../ui/frame/shell/way'
import { FeatureLoader } from './feature-loader'
import { features } from './features'
import type { CodeHost } from './load-code'
import { readershipOf } from './readership'
import { sharedModule } from './shared.module'
import { noScreenPath, startPath } from '../ui/frame/site/site.routes'

/** The parts of the composition in which a browser and the platform differ. */
export interface AppHost {
  /** Binds the ports that depend on the host. */
  readonly module: ContainerModule
  /** How a failed load of code is tried again. */
  readonly code: Omit<CodeHost, 'storage'>
  readonly history: AppHistory | null
  /** The name of the build. Screens saved by another build are not restored. */
  readonly build?: string
}

export interface App extends AppContextValue {
  readonly routes: RouteObject[]
  readonly screens: readonly FeatureRoute[]
}

/** Composes the product for one host; touches nothing but what the host provides. */
export function createApp(host: AppHost): App {
  const container = new Container({ autobind: true })
  container.load(sharedModule, host.module)
  container
    .bind(SearchWaysSource)
    .toConstantValue({
      load: async () => (await Promise.all(features.flatMap(({ ways }) => ways?.() ?? []))).flatMap(({ ways }) => ways),
    })
  const storage = container.get(TabStorage)
  const loader = new FeatureLoader(features, container, { ...host.code, storage })
  const screens = loader.routes()
  return {
    container,
    memory: new ScreenMemory(storage, () => `${host.build ?? ''} ${readershipOf(container)}`),
    loadFeature: (name) => loader.load(name),
    routeOf: (path) => findScreen(screens, path)?.route ?? null,
    history: host.history,
    screens,
    routes: [
      {
        element: <RootLayout />,
        children: [
          // S001, S002
          { path: '/', element: <Navigate to={startPath} replace /> },
          { path: '*', element: <ScreenOfAddress screens={screens} /> },
        ],
      },
    ],
  }
}

/**
 * The screen of the address. `findScreen` finds it rather than the router, which would rank and compile all routes
 * before the first render.
 */
function ScreenOfAddress({ screens }: { readonly screens: readonly FeatureRoute[] }) {
  const { pathname } = useLocation()
  const found = findScreen(screens, pathname)
  return found === null ? <Navigate to={noScreenPath} replace /> : <ScreenHost {...found} />
}

/** The screen for a path, with its decoded parameters; null when there is none. */
export function findScreen<Route extends ScreenRoute>(
  screens: readonly Route[],
  path: string,
): { route: Route; params: Readonly<Record<string, string>> } | null {
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  const first = firstPart(pathname)
  for (const route of screens) {
    // This runs for every link on a screen; comparing first segments excludes most routes cheaply.
    if (firstPart(route.path) !== first) continue
    const match = matchPath(route.path, pathname)
    if (match !== null) return { route, params: decodedParams(match.params) }
  }
  return null
}

/** The first segment of a path; in routes it is never a parameter. */
function firstPart(path: string): string {
  const end = path.indexOf('/', 1)
  return (end === -1 ? path : path.slice(0, end)).toLowerCase()
}

/** The decoded parameters, without the optional ones that the address leaves out. */
function decodedParams(params: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, decoded(value)]])),
  )
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
