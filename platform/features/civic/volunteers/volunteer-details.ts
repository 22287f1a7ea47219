import type { VolunteerPerson, VolunteerProfile } from '../../../../src/domain/civic/volunteers/volunteer-form'
import { openValue, sealValue } from '../../../kernel/shared/sealed-value'
import type { Vault } from '../../../kernel/shared/vault'

/**
 * What a volunteer told of themselves, and nobody but they and the office may read. The birth date is also there where
 * an identity says it; name and sex are not.
 */
export type VolunteerDetails = VolunteerPerson & Omit<VolunteerProfile, 'skills' | 'times'>

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

/**
 * The details with who a volunteer says they are from now on; null when they proposed nothing. They are sealed as details
 * are, which they become by one change of a column.
 */
export function openProposal(
  vault: Vault,
  { id, proposed }: { readonly id: string; readonly proposed: string | null },
): VolunteerDetails | null {
  return openDetails(vault, { id, details: proposed })
}
