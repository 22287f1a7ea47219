declare const isFeatureName: unique symbol

/** Refers to a feature by name, for parts that need its adapters: the composition cannot be imported from here. */
export type FeatureName = string & { readonly [isFeatureName]: true }

export function featureName(name: string): FeatureName {
  return name as FeatureName
}
