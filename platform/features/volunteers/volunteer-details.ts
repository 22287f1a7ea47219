import { openValue, sealValue } from '../../shared/sealed-value'
import type { Vault } from '../../shared/vault'

/** What a volunteer told of themselves, and nobody but they and the office may read. */
export interface VolunteerDetails {
  readonly nation: string
  readonly politics: string
  readonly education: string
  readonly streetId: string
  /** YYYY-MM-DD */
  readonly birthDate: string
  readonly guardian: { readonly name: string; readonly phone: string } | null
}

const use = (userId: string): string => `volunteer ${userId}`

export function sealDetails(vault: Vault, userId: string, details: VolunteerDetails): string {
  return sealValue(vault, use(userId), details)
}

export function openDetails(
  vault: Vault,
  { id, details }: { readonly id: string; readonly details: string | null },
): VolunteerDetails | null {
  return details === null ? null : (openValue(vault, use(id), details) as VolunteerDetails)
}
