import { originOf } from '../addresses'
import type { Configuration } from '../configuration'
import { viewAddresses } from '../uploads/upload-access'
import type { Platform } from '../platform'
import type { WaitingCase } from './desk'

type ShowingPlatform = Pick<Platform, 'database' | 'signer' | 'uploadUses'> & {
  readonly configuration: Pick<Configuration, 'publicOrigin' | 'host' | 'port'>
}

/**
 * Replaces the addresses of pictures and films in cases by addresses that a browser can open. Where not everybody may
 * see a picture, its address is signed.
 */
export async function withOpenable(
  { database, signer, uploadUses, configuration }: ShowingPlatform,
  cases: readonly WaitingCase[],
  at: Date,
): Promise<WaitingCase[]> {
  const addresses = new Set(cases.flatMap(({ pictures = [] }) => pictures))
  const signed = await viewAddresses({ database, signer, uploadUses, now: () => at }, addresses)
  const origin = originOf(configuration)
  return cases.map(({ pictures, ...rest }) =>
    pictures === undefined || pictures.length === 0
      ? rest
      : { ...rest, pictures: pictures.map((address) => new URL(signed.get(address) ?? address, origin).href) },
  )
}
