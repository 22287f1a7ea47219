import type { Vault } from '../../../kernel/shared/vault'

/** What a member says of themselves and nobody else reads, as its uses in the vault name it. */
const uses = {
  homeAddress: (userId: string) => `home address of ${userId}`,
  birthdate: (userId: string) => `birth date of ${userId}`,
} as const
type ProfileText = keyof typeof uses

/** Null for none. */
export function sealProfileText(vault: Vault, userId: string, what: ProfileText, text: string | null): string | null {
  return text === null || text === '' ? null : vault.seal(uses[what](userId), text)
}

/** '' for none. */
export function openProfileText(
  vault: Vault,
  user: { readonly id: string } & { readonly [What in ProfileText]: string | null },
  what: ProfileText,
): string {
  const sealed = user[what]
  return sealed === null ? '' : vault.open(uses[what](user.id), sealed)
}
