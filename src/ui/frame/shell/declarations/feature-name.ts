declare const isFeatureName: unique symbol

/** Refers to a feature by name, for parts that need its adapters, because the UI cannot import the composition. */
export type FeatureName = string & { readonly [isFeatureName]: true }

export function featureName(name: string): FeatureName {
  return name as FeatureName
}
