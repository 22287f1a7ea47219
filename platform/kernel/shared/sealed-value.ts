import type { Vault } from './vault'

/** Seals a JSON value for a column of the database. `use` names what the value is and whose it is. */
export function sealValue(vault: Vault, use: string, value: unknown): string {
  return vault.seal(use, JSON.stringify(value))
}

/** Opens a value that `sealValue` sealed for the same use. */
export function openValue(vault: Vault, use: string, sealedText: string): unknown {
  return JSON.parse(vault.open(use, sealedText))
}
