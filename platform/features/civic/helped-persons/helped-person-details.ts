import type { HelpedPersonDto } from '../../../../contract/helped-persons'
import { openValue, sealValue } from '../../../kernel/shared/sealed-value'
import type { Vault } from '../../../kernel/shared/vault'

/** The facts about a helped person, which only their helper may read. */
export type HelpedPersonDetails = Pick<HelpedPersonDto, 'name' | 'sex' | 'phone' | 'relation' | 'address' | 'needs'>

const use = (id: string): string => `helped person ${id}`

export function sealHelpedPerson(vault: Vault, id: string, details: HelpedPersonDetails): string {
  return sealValue(vault, use(id), details)
}

export function openHelpedPerson(vault: Vault, id: string, sealedText: string): HelpedPersonDetails {
  return openValue(vault, use(id), sealedText) as HelpedPersonDetails
}

/** How a case names the person whom it is for; both are null for a case that is for its maker. */
export interface HelpedPersonReference {
  readonly id: string | null
  readonly sealedText: string | null
}

/**
 * The name of the person whom a case is for, as its reader may see it: the helper reads it whole, others its first
 * character alone, so that they do not learn its length. It is null for a case that is for its maker.
 */
export function onBehalfOf(vault: Vault, { id, sealedText }: HelpedPersonReference, isHelper: boolean): string | null {
  if (id === null || sealedText === null) return null
  const { name } = openHelpedPerson(vault, id, sealedText)
  return isHelper ? name : `${[...name][0] ?? ''}**`
}
