import type { Vault } from '../../../kernel/shared/vault'

/** The address and note, which only the orderer and their volunteer may read. */
export interface OrderSecrets {
  readonly address: string
  readonly note: string
}

const addressUse = (id: string) => `address of ${id}`
const noteUse = (id: string) => `note of ${id}`

export function sealSecrets(vault: Vault, id: string, { address, note }: OrderSecrets) {
  return { sealedAddress: vault.seal(addressUse(id), address), sealedNote: vault.seal(noteUse(id), note) }
}

interface SealedSecrets {
  readonly id: string
  readonly sealedAddress: string | null
  readonly sealedNote: string | null
}

/** Opens the address and the note; both are null once they have been deleted after the end of the order. */
export function openSecrets(
  vault: Vault,
  { id, sealedAddress, sealedNote }: SealedSecrets,
): { readonly [Secret in keyof OrderSecrets]: string | null } {
  return {
    address: sealedAddress === null ? null : vault.open(addressUse(id), sealedAddress),
    note: sealedNote === null ? null : vault.open(noteUse(id), sealedNote),
  }
}
