import { readFileSync } from 'node:fs'

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Variables that hold secrets. Each may also be given as a file, as key vaults do it, so that neither a list of
 * processes nor a crash shows the secret.
 */
export const secretNames = [
  'DATABASE_URL',
  'IDENTITY_KEY',
  'IDENTITY_KEY_BEFORE',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMS_GATEWAY_TOKEN',
  'MESSENGER_APP_SECRET',
  'VERIFIER_TOKEN',
  'FACE_CHECKER_TOKEN',
  'PICTURE_CHECKER_TOKEN',
  'PARTNERS',
] as const

/**
 * Returns a function that reads a variable, trimmed; null when it is empty or missing. A secret may be in the file that
 * `<name>_FILE` names.
 */
export function environmentReader(environment: Environment): (name: string) => string | null {
  return (name) => {
    const setting = environment[name]?.trim() || null
    const file = isSecret(name) ? environment[`${name}_FILE`]?.trim() || null : null
    if (file === null) return setting
    if (setting !== null) throw new Error(`${name} and ${name}_FILE are both set: one of them is enough`)
    try {
      return readFileSync(file, 'utf8').trim() || null
    } catch {
      throw new Error(`${name}_FILE cannot be read`)
    }
  }
}

function isSecret(name: string): boolean {
  return (secretNames as readonly string[]).includes(name)
}
