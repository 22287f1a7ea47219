import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from '../configuration'
import { OperatorError } from '../operator/operator-error'
import { createVault, readIdentityKey } from '../shared/vault'

type Keys = Pick<Configuration, 'identityKey' | 'dataDirectory'>

/** Returns the file of the key; a key that `IDENTITY_KEY` gives is in none. */
const fileOf = ({ dataDirectory }: Keys): string => join(dataDirectory, 'identity.key')

/** Throws unless the key in use is the one that sealed the texts of a database. */
export async function requireFittingKey(keys: Keys, keyId: string | null): Promise<void> {
  if (keys.identityKey === null && !existsSync(fileOf(keys)))
    throw new OperatorError(
      `The key is missing: set IDENTITY_KEY, or bring back identity.key into ${keys.dataDirectory}. Without it nobody can read the real names.`,
    )
  if (createVault(await readIdentityKey(keys)).keyId !== keyId)
    throw new OperatorError(
      `The key in use (${keys.identityKey === null ? fileOf(keys) : 'IDENTITY_KEY'}) is not the one that sealed the real names of this database. Bring back the right one.`,
    )
}

/** What the operator has to do with the key, which no command moves. */
export function keyAdvice(keys: Keys, targetDirectory: string | null): string {
  if (keys.identityKey !== null) return 'The key stays where it is: go on with the same IDENTITY_KEY.'
  if (targetDirectory === null || targetDirectory === keys.dataDirectory)
    return `The key stays where it is, in ${fileOf(keys)}: go on with the same DATA_DIR, or give the key as IDENTITY_KEY.`
  return `The key stays where it is: copy ${fileOf(keys)} into ${targetDirectory} yourself, or give it as IDENTITY_KEY.`
}
