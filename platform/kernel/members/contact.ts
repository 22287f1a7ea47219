import type { Vault } from '../shared/vault'

const use = (id: string): string => `contact of ${id}`

/** Seals how a person is reached, such as a phone number, for a column of the row with this id. */
export function sealContact(vault: Vault, id: string, contact: string): string {
  return vault.seal(use(id), contact)
}

/** Opens a sealed contact; '' when there is none. */
export function openContact(
  vault: Vault,
  { id, contact }: { readonly id: string; readonly contact: string | null },
): string {
  return contact === null ? '' : vault.open(use(id), contact)
}
