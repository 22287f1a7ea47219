import type { Container, ServiceIdentifier } from 'inversify'
import { createContext, useContext, useState } from 'react'
import type { AppHistory } from './app-history'
import type { FeatureName } from './feature-name'
import type { ScreenMemory } from './screen-memory'
import type { ScreenDefinition, ScreenRoute } from './screen'

/** A route with the feature that it belongs to. */
export interface FeatureRoute extends ScreenRoute {
  /** Loads the screen together with the adapters of its feature, with one guarded reload when a deploy took its files away. */
  readonly prepare: () => Promise<ScreenDefinition>
  /** The screen when it is already here. */
  readonly prepared: () => ScreenDefinition | null
  /** Chunks that the screen starts with, and those of its parts that come later. */
  readonly startChunks: () => readonly string[]
  readonly partChunks: () => readonly string[]
}

/** What the composition gives to the shell. */
export interface AppContextValue {
  readonly container: Container
  readonly memory: ScreenMemory
  /** Loads the adapters of a feature that a part outside its screens needs, such as the mini player. */
  readonly loadFeature: (name: FeatureName) => Promise<void>
  /** The route that a path leads to. */
  readonly routeOf: (path: string) => FeatureRoute | null
  /** The visit's history; null on the platform, where nobody moves. */
  readonly history: AppHistory | null
}

const AppContext = createContext<AppContextValue | null>(null)
export const AppContextProvider = AppContext.Provider

export function useApp(): AppContextValue {
  const app = useContext(AppContext)
  if (app === null) throw new Error('AppContextProvider is missing')
  return app
}

/** A store, use case or view-model part from the container, the same one for the life of the component. */
export function useService<T>(identifier: ServiceIdentifier<T>): T {
  const { container } = useApp()
  return useState(() => container.get(identifier))[0]
}
