import type { Container } from 'inversify'
import type { FeatureRoute } from '../ui/frame/shell/app-context'
import type { FeatureName } from '../ui/frame/shell/feature-name'
import { FeatureNotices } from '../ui/frame/shell/feature-notices'
import { MineEntryList, type MineEntry } from '../ui/frame/shell/mine-entry'
import type { ScreenDefinition } from '../ui/frame/shell/screen'
import { partChunks, startChunks, withNeeds, type Feature } from './feature'
import { loadCode, type CodeHost } from './load-code'

/** Loads screens and adapters of features when they are needed, each once. */
export class FeatureLoader {
  private readonly byName: ReadonlyMap<FeatureName, Feature>
  private readonly adapters = new Map<Feature, Promise<void>>()

  constructor(
    private readonly features: readonly Feature[],
    private readonly container: Container,
    private readonly host: CodeHost,
  ) {
    this.byName = new Map(features.map((feature) => [feature.name, feature]))
  }

  routes(): readonly FeatureRoute[] {
    // Screens are keyed by their loader. Two routes with the same screen, such as an article and a comment over it,
    // then replace each other without a remount.
    const screens = new Map<unknown, ScreenDefinition>()
    return this.features.flatMap((feature) =>
      feature.routes.map((route) => ({
        ...route,
        prepared: () => screens.get(route.load) ?? null,
        startChunks: () => startChunks(feature, route),
        partChunks: () => partChunks(feature),
        prepare: async () => {
          const [module] = await loadCode(() => Promise.all([route.load(), this.loadFeature(feature)]), this.host)
          screens.set(route.load, module.screen)
          return module.screen
        },
      })),
    )
  }

  /** Binds the ports of a feature, and of the features that it needs. */
  async load(name: FeatureName): Promise<void> {
    const feature = this.byName.get(name)
    if (feature === undefined) throw new Error(`no feature ${name}`)
    await this.loadFeature(feature)
  }

  private async loadFeature(feature: Feature): Promise<void> {
    await Promise.all(withNeeds(feature).map((neededFeature) => this.bind(neededFeature)))
  }

  private bind(feature: Feature): Promise<void> {
    const loadingAdapters = this.adapters.get(feature)
    if (loadingAdapters !== undefined) return loadingAdapters
    const loading = Promise.all([feature.adapters?.(), feature.notices?.(), feature.listsMine && this.mine()])
    const binding = loading.then(([module, notices, mine]) => {
      if (module !== undefined) this.container.load(module.adapters)
      if (notices !== undefined) this.container.get(FeatureNotices).add(notices.noticeWords)
      if (mine !== undefined) this.container.bind(MineEntryList).toConstantValue(mine)
    })
    // A failed download may be retried.
    binding.catch(() => this.adapters.delete(feature))
    this.adapters.set(feature, binding)
    return binding
  }

  private async mine(): Promise<readonly MineEntry[]> {
    return (await Promise.all(this.features.flatMap(({ mine }) => mine?.() ?? []))).flatMap(({ mine }) => mine)
  }
}
