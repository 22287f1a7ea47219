import { networkKinds, type ReportedNetwork } from '../../../domain/frame/monitoring/visit-report'

/** The part of the Network Information API that is used here; Safari and Firefox have none. */
type ConnectedNavigator = Navigator & { readonly connection?: { readonly effectiveType?: string } }

/** The kind of the network that a browser names. */
export function networkKind({ connection }: ConnectedNavigator): ReportedNetwork {
  return networkKinds.find((kind) => kind === connection?.effectiveType) ?? 'unknown'
}
