import type { VolunteerPerson, VolunteerProfile } from '../../../../src/domain/civic/volunteers/volunteer-form'
import { openValue, sealValue } from '../../../kernel/shared/sealed-value'
import type { Vault } from '../../../kernel/shared/vault'

/**
 * Personal facts that only the volunteer and the office may read. The birth date is stored here even where a verified
 * identity has it; name and sex are not.
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
 * The details with the proposed personal facts; null when none are proposed. They are sealed like the details, so that
 * accepting them only copies a column.
 */
export function openProposal(
  vault: Vault,
  { id, proposed }: { readonly id: string; readonly proposed: string | null },
): VolunteerDetails | null {
  return openDetails(vault, { id, details: proposed })
}
