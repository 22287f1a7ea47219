import type { Vault } from '../../../kernel/shared/vault'

/** The names under which the vault seals the parts of a profile that only the member may read. */
const uses = {
  homeAddress: (userId: string) => `home address of ${userId}`,
  birthdate: (userId: string) => `birth date of ${userId}`,
} as const
type ProfileText = keyof typeof uses

/** Seals a text of the profile; null for an empty one. */
export function sealProfileText(vault: Vault, userId: string, what: ProfileText, text: string | null): string | null {
  return text === null || text === '' ? null : vault.seal(uses[what](userId), text)
}

/** Opens a sealed text; '' for none. */
export function openProfileText(
  vault: Vault,
  user: { readonly id: string } & { readonly [What in ProfileText]: string | null },
  what: ProfileText,
): string {
  const sealedText = user[what]
  return sealedText === null ? '' : vault.open(uses[what](user.id), sealedText)
}
