declare const isFeatureName: unique symbol

/** Names a feature for parts of others that need its adapters: the composition cannot be imported from here. */
export type FeatureName = string & { readonly [isFeatureName]: true }

export function featureName(name: string): FeatureName {
  return name as FeatureName
}
