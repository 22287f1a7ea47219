import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from '../configuration'
import { randomToken } from './random'

/** Encrypts personal data for the database with a key that is not in the database. */
export interface Vault {
  /** Identifies the key without revealing anything about it. */
  readonly keyId: string
  /** Seals a text. `use` names what the text is and whose it is, so that it can only be opened for the same use. */
  seal(use: string, text: string): string
  /** Opens a sealed text; throws when it was not sealed for this use with this key. */
  open(use: string, sealedText: string): string
  /** A keyed hash, for a column that must be unique without revealing its value. */
  mark(use: string, text: string): string
}

/** The first part of each sealed text. It names the algorithm, so that another algorithm can be introduced later. */
const scheme = 's1'
const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Creates a vault.
 * @param markSecret the secret of the marks: always the first key of the database, whichever key seals now
 */
export function createVault(secret: string, markSecret = secret): Vault {
  const keyFor = (purpose: string, from = secret) => Buffer.from(hkdfSync('sha256', from, '', purpose, 32))
  const [cipherKey, markKey] = [keyFor('seal'), keyFor('mark', markSecret)]
  const keyId = keyFor('id').subarray(0, 6).toString('base64url')
  return {
    keyId,
    seal: (use, text) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, cipherKey, nonce).setAAD(Buffer.from(use))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
      return [scheme, keyId, Buffer.from(use).toString('base64url'), bytes.toString('base64url')].join('.')
    },
    open: (use, sealedText) => {
      const bytes = Buffer.from(sealedText.split('.')[3] ?? '', 'base64url')
      const decipher = createDecipheriv(algorithm, cipherKey, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(use))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
    },
    mark: (use, text) => createHmac('sha256', markKey).update(`${use}\n${text}`).digest('base64url'),
  }
}

/** Seals again with the vault `now`, for the same uses, every part of a text that the vault `before` sealed. */
export function sealAnew(text: string, before: Vault, now: Vault): string {
  const sealedTexts = new RegExp(String.raw`${scheme}\.${before.keyId}\.([\w-]*)\.[\w-]+`, 'g')
  return text.replace(sealedTexts, (sealedText, encodedUse: string) => {
    const use = Buffer.from(encodedUse, 'base64url').toString()
    return now.seal(use, before.open(use, sealedText))
  })
}

/** The beginning of every text that this vault has sealed. */
export const sealedBy = ({ keyId }: Vault): string => `${scheme}.${keyId}.`

/** Returns `IDENTITY_KEY`, or else the key in the data directory, which is created when it is missing. */
export async function readIdentityKey({
  identityKey,
  dataDirectory,
}: Pick<Configuration, 'identityKey' | 'dataDirectory'>): Promise<string> {
  return identityKey ?? (await keyOfDirectory(dataDirectory))
}

async function keyOfDirectory(directory: string): Promise<string> {
  const file = join(directory, 'identity.key')
  const own = join(directory, `identity.key.${randomToken()}`)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  // When several processes start at once, the first links its key to the final name, so no process ever reads a
  // half-written key.
  await writeFile(own, randomToken(), { mode: 0o600 })
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(own)
  return await readFile(file, 'utf8')
}
