import type { Vault } from '../../../kernel/shared/vault'

const use = (id: string): string => `contact of ${id}`

/** Null for none. */
export function sealContact(vault: Vault, id: string, contact: string): string | null {
  return contact === '' ? null : vault.seal(use(id), contact)
}

/** '' for none. */
export function openContact(
  vault: Vault,
  { id, contact }: { readonly id: string; readonly contact: string | null },
): string {
  return contact === null ? '' : vault.open(use(id), contact)
}
