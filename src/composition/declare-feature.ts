import type { Newable, ServiceIdentifier } from 'inversify'
import { featureName } from '../ui/frame/shell/declarations/feature-name'
import type { LazyCode } from '../ui/frame/shell/lazy/lazy-code'
import type { Feature, LazyBinding } from './feature'

/** Declares a feature by its name, which is that of its file. */
export function declareFeature(name: string, declaration: Omit<Feature, 'name'>): Feature {
  return { name: featureName(name), ...declaration }
}

/**
 * Declares lazy code and the name of its chunk. The build reads that name here (`scripts/chunk-names.mjs`), so it must
 * be a literal, followed by a function with an `import()`.
 */
export function lazyCode<Module>(
  chunk: string,
  load: () => Promise<Module>,
  imports: readonly string[] = [],
): LazyCode<Module> {
  return Object.assign(load, { chunk, imports })
}

/** Declares the adapter of a port: the one class that its file exports, of which there is one instance. */
export function lazyBinding<Port>(
  chunk: string,
  port: ServiceIdentifier<Port>,
  load: () => Promise<Readonly<Record<string, Newable<Port>>>>,
): LazyBinding {
  return Object.assign(lazyCode(chunk, load), { port })
}
