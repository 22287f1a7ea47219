import type { Vault } from '../../../kernel/shared/vault'

const use = (id: string): string => `contact of ${id}`

/** Seals a contact; null when none is given. */
export function sealContact(vault: Vault, id: string, contact: string): string | null {
  return contact === '' ? null : vault.seal(use(id), contact)
}

/** Opens a sealed contact; '' when there is none. */
export function openContact(
  vault: Vault,
  { id, contact }: { readonly id: string; readonly contact: string | null },
): string {
  return contact === null ? '' : vault.open(use(id), contact)
}
