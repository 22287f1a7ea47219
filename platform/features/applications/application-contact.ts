import { openValue, sealValue } from '../../shared/sealed-value'
import type { Vault } from '../../shared/vault'

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
  return openValue(vault, use(id), contact) as ApplicationContact
}
