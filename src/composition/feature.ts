import type { ContainerModule, Newable, ServiceIdentifier } from 'inversify'
import type { LazyCode } from '../ui/frame/shell/lazy/lazy-code'
import type { FeatureName } from '../ui/frame/shell/declarations/feature-name'
import type { MineEntry } from '../ui/frame/shell/declarations/mine-entry'
import type { NoticeTexts } from '../ui/frame/shell/declarations/feature-notices'
import type { ScreenRoute } from '../ui/frame/shell/screens/screen'
import type { SearchWay } from '../ui/frame/shell/declarations/way'

/** The file of an adapter, which exports its class alone, and the port to which that is bound. */
export type LazyBinding = LazyCode<Readonly<Record<string, Newable>>> & { readonly port: ServiceIdentifier }

/** One adapter, or a module that binds several. */
export type Adapters = LazyBinding | LazyCode<{ readonly adapters: ContainerModule }>

/**
 * What a feature declares about itself. The rest of the client only contains its line in the list of features
 * (`features.ts`).
 */
export interface Feature {
  readonly name: FeatureName
  readonly routes: readonly ScreenRoute[]
  /** What binds its ports, which is loaded together with its screens. */
  readonly adapters?: readonly Adapters[]
  /** The screens that a search finds by their names, in one chunk for all features, which the search loads. */
  readonly ways?: LazyCode<{ readonly ways: readonly SearchWay[] }>
  /** Its entries of 'Me', in the chunk of that screen. */
  readonly mine?: LazyCode<{ readonly mine: readonly MineEntry[] }>
  /** Whether its screens list the entries that all features have for 'Me'. */
  readonly listsMine?: true
  /** The texts of its notices, loaded together with its adapters. */
  readonly notices?: LazyCode<{ readonly notices: NoticeTexts }>
  /** Features whose ports its screens use too. */
  readonly needs?: readonly Feature[]
  /** Chunks of its parts that load after its screens, such as a list far down the page. */
  readonly parts?: readonly string[]
  /**
   * Whether the feature is opened every day, such as one that a footer may lead to (B02). Its code is cached at the
   * first visit, so that it also opens offline.
   */
  readonly everyday?: true
}

/** A feature and all features that it needs, each once. */
export function withNeeds(feature: Feature): readonly Feature[] {
  return [...new Set([feature, ...(feature.needs ?? []).flatMap(withNeeds)])]
}

/** The chunk with the declarations of all features. */
export const tableChunk = 'features'

/** The chunk with the declaration of a feature that has screens, which the build makes of its file. */
export const declarationChunk = (name: FeatureName) => `declaration-${name}`

/**
 * The chunks that a screen of a feature starts with: its own, and those of the adapters of the feature and of all that
 * it needs. One that lists entries of all features needs the declarations of all.
 */
export function startChunks(feature: Feature, route: ScreenRoute): readonly string[] {
  const table = withNeeds(feature).some(({ listsMine }) => listsMine) ? [tableChunk] : []
  return unique([route.load.chunk, ...route.load.imports, ...adapterChunks(feature), ...table])
}

/** Chunks of parts that load after a feature's screens. */
export function partChunks(feature: Feature): readonly string[] {
  return unique(withNeeds(feature).flatMap(({ parts = [] }) => parts))
}

/** The chunks of all features that are opened every day, and the chunk that declares them. */
export function everydayChunks(features: readonly Feature[]): readonly string[] {
  const everyday = features.filter((feature) => feature.everyday === true)
  return unique([
    tableChunk,
    ...everyday.flatMap((feature) => [
      ...feature.routes.map((route) => route.load.chunk),
      ...adapterChunks(feature),
      ...partChunks(feature),
    ]),
  ])
}

function adapterChunks(feature: Feature): readonly string[] {
  return withNeeds(feature).flatMap(({ adapters = [], notices = [] }) =>
    [adapters, notices].flat().map(({ chunk }) => chunk),
  )
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
}
