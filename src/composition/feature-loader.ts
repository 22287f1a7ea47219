import type { Container, Newable } from 'inversify'
import type { FeatureRoute } from '../ui/frame/shell/app-context'
import type { FeatureName } from '../ui/frame/shell/declarations/feature-name'
import { FeatureNotices } from '../ui/frame/shell/declarations/feature-notices'
import { MineEntryList, type MineEntry } from '../ui/frame/shell/declarations/mine-entry'
import type { ScreenDefinition } from '../ui/frame/shell/screens/screen'
import { partChunks, startChunks, withNeeds, type Adapters, type Feature } from './feature'
import type { FeatureTable } from './feature-table'
import { loadCode, type CodeHost } from './load-code'

/** Loads screens and adapters of features when they are needed, each once. */
export class FeatureLoader {
  private readonly adapters = new Map<Feature, Promise<void>>()
  private readonly routesOf = new Map<Feature, readonly FeatureRoute[]>()
  /**
   * Screens are keyed by their loader. Two routes with the same screen, such as an article and a comment over it, then
   * replace each other without a remount.
   */
  private readonly screens = new Map<unknown, ScreenDefinition>()
  private routesSoFar: { readonly features: readonly Feature[]; readonly routes: readonly FeatureRoute[] } | null = null

  constructor(
    private readonly table: FeatureTable,
    private readonly container: Container,
    private readonly host: CodeHost,
  ) {}

  /** The routes of the features that are declared so far. A route stays the same when others come. */
  routes(): readonly FeatureRoute[] {
    const { features } = this.table
    if (this.routesSoFar?.features !== features)
      this.routesSoFar = { features, routes: features.flatMap((feature) => this.ofFeature(feature)) }
    return this.routesSoFar.routes
  }

  /** Brings the declarations of all features, with the same retries as the code of a screen. */
  async wholeTable(): Promise<void> {
    await loadCode(() => this.table.whole(), this.host)
  }

  /** Binds the ports of a feature, and of the features that it needs. */
  async load(name: FeatureName): Promise<void> {
    const findByName = (features: readonly Feature[]) => features.find((feature) => feature.name === name)
    const feature = findByName(this.table.features) ?? findByName(await this.table.whole())
    if (feature === undefined) throw new Error(`no feature ${name}`)
    await this.loadFeature(feature)
  }

  private ofFeature(feature: Feature): readonly FeatureRoute[] {
    const loadedRoutes = this.routesOf.get(feature)
    if (loadedRoutes !== undefined) return loadedRoutes
    const routes = feature.routes.map((route) => ({
      ...route,
      feature: feature.name,
      prepared: () => this.screens.get(route.load) ?? null,
      startChunks: () => startChunks(feature, route),
      partChunks: () => partChunks(feature),
      prepare: async () => {
        const [module] = await loadCode(() => Promise.all([route.load(), this.loadFeature(feature)]), this.host)
        this.screens.set(route.load, module.screen)
        return module.screen
      },
    }))
    this.routesOf.set(feature, routes)
    return routes
  }

  private async loadFeature(feature: Feature): Promise<void> {
    await Promise.all(withNeeds(feature).map((needed) => this.bind(needed)))
  }

  private bind(feature: Feature): Promise<void> {
    const loadingAdapters = this.adapters.get(feature)
    if (loadingAdapters !== undefined) return loadingAdapters
    const loading = Promise.all([
      Promise.all((feature.adapters ?? []).map(loadBinding)),
      feature.notices?.(),
      feature.listsMine && this.mine(),
    ])
    const binding = loading.then(([bindings, notices, mine]) => {
      for (const bind of bindings) bind(this.container)
      if (notices !== undefined) this.container.get(FeatureNotices).add(notices.notices)
      if (mine !== undefined) this.container.bind(MineEntryList).toConstantValue(mine)
    })
    // A failed download may be retried.
    binding.catch(() => this.adapters.delete(feature))
    this.adapters.set(feature, binding)
    return binding
  }

  private async mine(): Promise<readonly MineEntry[]> {
    const features = await this.table.whole()
    return (await Promise.all(features.flatMap(({ mine }) => mine?.() ?? []))).flatMap(({ mine }) => mine)
  }
}

/** Loads adapters, and returns what binds them. */
async function loadBinding(load: Adapters): Promise<(container: Container) => void> {
  if (!('port' in load)) {
    const { adapters } = await load()
    return (container) => container.load(adapters)
  }
  const [adapter] = Object.values(await load()) as [Newable]
  return (container) => container.bind(load.port).to(adapter).inSingletonScope()
}
