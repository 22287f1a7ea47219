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

/** Somebody helped, as a case for them refers to them; both are null for what is for its maker. */
export interface HelpedPersonReference {
  readonly id: string | null
  readonly sealedText: string | null
}

/**
 * The name of somebody helped for their helper; for others its first character, and nothing of its length. It is null
 * for what is for its maker.
 */
export function onBehalfOf(vault: Vault, { id, sealedText }: HelpedPersonReference, isHelper: boolean): string | null {
  if (id === null || sealedText === null) return null
  const { name } = openHelpedPerson(vault, id, sealedText)
  return isHelper ? name : `${[...name][0] ?? ''}**`
}
