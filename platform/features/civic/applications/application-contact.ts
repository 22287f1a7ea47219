import { openValue, sealValue } from '../../../kernel/shared/sealed-value'
import type { Vault } from '../../../kernel/shared/vault'

/** The person whom the office calls about an application. */
export interface ApplicationContact {
  readonly name: string
  readonly phone: string
}

const use = (id: string): string => `contact of ${id}`

export function sealApplicationContact(vault: Vault, id: string, contact: ApplicationContact): string {
  return sealValue(vault, use(id), contact)
}

export function openApplicationContact(
  vault: Vault,
  { id, contact }: { readonly id: string; readonly contact: string },
): ApplicationContact {
  if (contact === '') return { name: '', phone: '' }
  return openValue(vault, use(id), contact) as ApplicationContact
}
