import type { HelpedPersonDto } from '../../../../contract/helped-persons'
import { maskText } from '../../../../src/domain/frame/shared/format/text-mask'
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

/** The beginning of the name of somebody helped, which is what others may read; null for what is for its maker. */
export function onBehalfOf(vault: Vault, id: string | null, sealedText: string | null): string | null {
  return id === null || sealedText === null ? null : maskText(openHelpedPerson(vault, id, sealedText).name, 1, 0)
}
