import type { Container } from 'inversify'
import type { FeatureRoute } from '../ui/shell/app-context'
import type { ScreenDefinition } from '../ui/shell/screen'
import type { Feature } from './features'
import { loadCode, type CodeHost } from './load-code'

/** Brings screens and adapters of features when they are needed, each once. */
export class FeatureLoader {
  private readonly byName: ReadonlyMap<string, Feature>
  private readonly adapters = new Map<string, Promise<void>>()

  constructor(
    private readonly features: readonly Feature[],
    private readonly container: Container,
    private readonly host: CodeHost,
  ) {
    this.byName = new Map(features.map((feature) => [feature.name, feature]))
  }

  routes(): readonly FeatureRoute[] {
    // By what loads it: two routes of one screen, such as a comment over its article, go from one to the other without a gap.
    const screens = new Map<unknown, ScreenDefinition>()
    return this.features.flatMap((feature) =>
      feature.routes.map((route) => ({
        ...route,
        prepared: () => screens.get(route.load) ?? null,
        prepare: async () => {
          const [module] = await loadCode(() => Promise.all([route.load(), this.load(feature.name)]), this.host)
          screens.set(route.load, module.screen)
          return module.screen
        },
      })),
    )
  }

  /** Binds the ports of a feature, and of those that it needs. */
  async load(name: string): Promise<void> {
    const feature = this.byName.get(name)
    if (feature === undefined) return
    await Promise.all([this.bind(feature), ...(feature.needs ?? []).map((needed) => this.load(needed))])
  }

  private bind(feature: Feature): Promise<void> {
    const known = this.adapters.get(feature.name)
    if (known !== undefined || feature.adapters === undefined) return known ?? Promise.resolve()
    const binding = feature.adapters().then((module) => this.container.load(module))
    // A download that failed may be tried again.
    binding.catch(() => this.adapters.delete(feature.name))
    this.adapters.set(feature.name, binding)
    return binding
  }
}
