import type { Vault } from '../../../kernel/shared/vault'

/**
 * The place where help is needed, which only the wisher and the current claimants may read. The position is in WGS-84.
 * A part that was not given is '' or null.
 */
export interface PrivateLocation {
  readonly address: string
  readonly latitude: number | null
  readonly longitude: number | null
}

const use = (wishId: string): string => `place of ${wishId}`

export function sealLocation(vault: Vault, wishId: string, place: PrivateLocation): string {
  return vault.seal(use(wishId), JSON.stringify(place))
}

export function openLocation(
  vault: Vault,
  { id, privatePlace }: { readonly id: string; readonly privatePlace: string },
): PrivateLocation {
  if (privatePlace === '') return { address: '', latitude: null, longitude: null }
  return JSON.parse(vault.open(use(id), privatePlace)) as PrivateLocation
}
