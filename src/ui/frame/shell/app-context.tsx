import type { Container, ServiceIdentifier } from 'inversify'
import { createContext, useContext, useState } from 'react'
import { PreferencesStore } from '../../../application/frame/site/preferences.store'
import type { AppHistory } from './history/app-history'
import type { FeatureName } from './declarations/feature-name'
import type { ScreenMemory } from './screens/screen-memory'
import type { ScreenDefinition, ScreenHead, ScreenRoute } from './screens/screen'

/** A route with its feature. */
export interface FeatureRoute extends ScreenRoute {
  /** The name of its feature; null while the declarations of the features are still being loaded. */
  readonly feature: FeatureName | null
  /**
   * Loads the screen together with the adapters of its feature, with one guarded reload when a deployment has removed
   * its files.
   */
  readonly prepare: () => Promise<ScreenDefinition>
  /** The screen when it is already loaded. */
  readonly prepared: () => ScreenDefinition | null
  /** The chunks that the screen starts with. */
  readonly startChunks: () => readonly string[]
  /** The chunks of its parts that load later. */
  readonly partChunks: () => readonly string[]
}

/** A screen as a host is told of it. */
export interface NotedScreen {
  readonly head: ScreenHead | null
  /** The path and the query. */
  readonly address: string
  /** Whether the screen needs a login, and is therefore its member's alone. */
  readonly isPrivate: boolean
}

/** The values and services that the composition provides to the shell. */
export interface AppContextValue {
  readonly container: Container
  readonly memory: ScreenMemory
  /** Loads the adapters of a feature for a part outside its screens, such as the mini player. */
  readonly loadFeature: (name: FeatureName) => Promise<void>
  /**
   * The route of a path; null when there is none. While the declarations of other features are still being loaded, it
   * is one that waits for them.
   */
  readonly routeOf: (path: string) => FeatureRoute | null
  /** The visit's history; null on the platform, where there is no navigation. */
  readonly history: AppHistory | null
  /** Receives the title of a screen while the platform renders it, where effects do not run. */
  readonly onTitle?: (title: string) => void
  /** Hears of each screen that is shown in a browser, and of changes of its head. */
  readonly noteScreen?: (screen: NotedScreen) => void
}

const AppContext = createContext<AppContextValue | null>(null)
export const AppContextProvider = AppContext.Provider

export function useApp(): AppContextValue {
  const app = useContext(AppContext)
  if (app === null) throw new Error('AppContextProvider is missing')
  return app
}

/** A store, use case or view-model of a part from the container, the same one for the life of the component. */
export function useService<T>(identifier: ServiceIdentifier<T>): T {
  const { container } = useApp()
  return useState(() => container.get(identifier))[0]
}

/** Whether the visitor uses the elder mode; observable. */
export const useIsElder = (): boolean => useService(PreferencesStore).preferences.elder
