import 'reflect-metadata/lite'
import { Container, type ContainerModule } from 'inversify'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { matchPath, Navigate, type RouteObject, useLocation } from 'react-router-dom'
import { TabStorage } from '../application/frame/shared/storage'
import type { AppHistory } from '../ui/frame/shell/history/app-history'
import { RootLayout } from '../ui/frame/shell/layout/root-layout'
import { ScreenHost } from '../ui/frame/shell/screens/screen-host'
import { ScreenMemory } from '../ui/frame/shell/screens/screen-memory'
import { useApp, type AppContextValue, type FeatureRoute } from '../ui/frame/shell/app-context'
import type { ScreenRoute } from '../ui/frame/shell/screens/screen'
import { SearchWaysSource } from '../ui/frame/shell/declarations/way'
import { FeatureLoader } from './feature-loader'
import type { FeatureTable } from './feature-table'
import type { CodeHost } from './load-code'
import { noteWhereMessenger, type ScreenNotes } from './hosts/note-screen'
import { readershipOf } from './readership'
import { sharedModule } from './shared.module'
import { noScreenPath, startPath } from '../ui/frame/site/site.paths'

/** The parts of the composition in which a browser and the platform differ. */
export interface AppHost {
  /** The declarations of the features. */
  readonly table: FeatureTable
  /** Binds the ports that depend on the host. */
  readonly module: ContainerModule
  /** How a failed load of code is tried again. */
  readonly code: Omit<CodeHost, 'storage'>
  readonly history: AppHistory | null
  /** The name of the build. Screens saved by another build are not restored. */
  readonly build?: string
  /** Loads what tells the messenger of the screens that it shows; never called elsewhere. */
  readonly loadMessengerNotes?: (container: Container) => Promise<ScreenNotes>
}

export interface App extends AppContextValue {
  readonly routes: RouteObject[]
  /** The routes of the features that are declared so far. */
  readonly screens: () => readonly FeatureRoute[]
  /** Whether a path has a screen, as far as is known. */
  readonly exists: (path: string) => boolean
}

interface FoundScreen<Route> {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** Composes the product for one host; touches nothing but what the host provides. */
export function createApp(host: AppHost): App {
  const { table } = host
  const container = new Container({ autobind: true })
  container.load(sharedModule, host.module)
  container.bind(SearchWaysSource).toConstantValue({
    load: async () => {
      const features = await table.whole()
      return (await Promise.all(features.flatMap(({ ways }) => ways?.() ?? []))).flatMap(({ ways }) => ways)
    },
  })
  const storage = container.get(TabStorage)
  const loader = new FeatureLoader(table, container, { ...host.code, storage })
  const screens = () => loader.routes()
  const placeholders = new Map<string, FeatureRoute>()
  const routeOf = (path: string) => {
    const routeMatch = findScreen(screens(), path)
    if (routeMatch !== null || table.isWhole) return routeMatch?.route ?? null
    const route = placeholders.get(path) ?? placeholderRoute(loader, path)
    placeholders.set(path, route)
    return route
  }
  return {
    container,
    memory: new ScreenMemory(storage, () => `${host.build ?? ''} ${readershipOf(container)}`),
    loadFeature: (name) => loader.load(name),
    routeOf: (path) => table.read(() => routeOf(pathnameOf(path))),
    history: host.history,
    ...(host.loadMessengerNotes === undefined
      ? {}
      : { noteScreen: noteWhereMessenger(container, host.loadMessengerNotes) }),
    screens,
    exists: (path) => table.read(() => findScreen(screens(), path) !== null || table.mayHave(pathnameOf(path))),
    routes: [
      {
        element: <RootLayout />,
        children: [
          // S001, S002
          { path: '/', element: <Navigate to={startPath} replace /> },
          { path: '*', element: <ScreenOfAddress /> },
        ],
      },
    ],
  }
}

/**
 * The screen of the address. `findScreen` finds it rather than the router, which would rank and compile all routes
 * before the first render.
 */
const ScreenOfAddress = observer(function ScreenOfAddress() {
  const { pathname } = useLocation()
  const route = useApp().routeOf(pathname)
  const params = useMemo(() => (route === null ? {} : (findScreen([route], pathname)?.params ?? {})), [route, pathname])
  return route === null ? <Navigate to={noScreenPath} replace /> : <ScreenHost route={route} params={params} />
})

/**
 * Stands for the route of an address whose feature is not declared yet. It loads the declarations of all features, and
 * fails and is tried again like the code of a screen. The address then has its own route, or none.
 */
function placeholderRoute(loader: FeatureLoader, path: string): FeatureRoute {
  const prepare = async () => {
    await loader.wholeTable()
    const routeMatch = findScreen(loader.routes(), path) ?? findScreen(loader.routes(), noScreenPath)
    if (routeMatch === null) throw new Error(`no feature has a screen for ${noScreenPath}`)
    return routeMatch.route.prepare()
  }
  return {
    path: '*',
    // The mini player stays while the visitor waits.
    chrome: 'player',
    load: Object.assign(async () => ({ screen: await prepare() }), { chunk: 'features', imports: [] }),
    feature: null,
    prepare,
    prepared: () => null,
    startChunks: () => [],
    partChunks: () => [],
  }
}

/** The screen for a path, with its decoded parameters; null when there is none. */
export function findScreen<Route extends ScreenRoute>(
  screens: readonly Route[],
  path: string,
): FoundScreen<Route> | null {
  const pathname = pathnameOf(path)
  const first = firstPart(pathname)
  for (const route of screens) {
    // This runs for every link on a screen; comparing first segments excludes most routes cheaply.
    if (firstPart(route.path) !== first) continue
    const match = matchPath(route.path, pathname)
    if (match !== null) return { route, params: decodedParams(match.params) }
  }
  return null
}

/** A path without its query and hash. */
export function pathnameOf(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? ''
}

/** The first segment of a path; in routes it is never a parameter. */
function firstPart(path: string): string {
  const end = path.indexOf('/', 1)
  return (end === -1 ? path : path.slice(0, end)).toLowerCase()
}

/** The decoded parameters, without the optional ones that the address leaves out. */
function decodedParams(params: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, decodeParam(value)]])),
  )
}

function decodeParam(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
