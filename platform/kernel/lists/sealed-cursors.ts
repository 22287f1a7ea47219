import { invalid } from '../http/refusal'
import type { Vault } from '../shared/vault'

/** All cursors have one use, because the cursor of one answer may lead on in the list of another endpoint. */
const use = 'cursor'

/**
 * Seals a cursor for the wire. It holds the id of the last row of a page, which may be that of somebody whom the answer
 * does not name. The same cursor is always sealed in the same way, so that a page keeps its address.
 */
export const sealCursor = (vault: Vault, cursor: string): string => vault.sealRepeatably(use, cursor)

/** Opens a cursor from the wire; throws 400001 for anything that this platform did not seal. */
export function openCursor(vault: Vault, sealedCursor: string): string {
  if (sealedCursor === '') return ''
  try {
    return vault.openRepeatable(use, sealedCursor)
  } catch {
    throw invalid({ cursor: 'invalid' })
  }
}
