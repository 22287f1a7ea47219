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
  /**
   * Seals a text that leaves the platform and comes back. The same text always gives the same sealed text, so whoever
   * has two of them learns whether they are of the same text, and nothing else.
   */
  sealRepeatably(use: string, text: string): string
  /** Opens what `sealRepeatably` returned; throws when it was not sealed for this use with this key. */
  openRepeatable(use: string, sealedText: string): string
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
  const [repeatableKey, nonceKey] = [keyFor('seal repeatably'), keyFor('nonce')]
  const keyId = keyFor('id').subarray(0, 6).toString('base64url')
  return {
    keyId,
    seal: (use, text) => {
      const bytes = encrypt(cipherKey, randomBytes(nonceBytes), use, text)
      return [scheme, keyId, Buffer.from(use).toString('base64url'), bytes].join('.')
    },
    open: (use, sealedText) => decrypt(cipherKey, use, sealedText.split('.')[3] ?? ''),
    sealRepeatably: (use, text) => {
      // A nonce that is a keyed hash of the text comes again for the same text alone.
      const nonce = createHmac('sha256', nonceKey).update(`${use}\n${text}`).digest().subarray(0, nonceBytes)
      return encrypt(repeatableKey, nonce, use, text)
    },
    openRepeatable: (use, sealedText) => decrypt(repeatableKey, use, sealedText),
    mark: (use, text) => createHmac('sha256', markKey).update(`${use}\n${text}`).digest('base64url'),
  }
}

function encrypt(key: Buffer, nonce: Buffer, use: string, text: string): string {
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(use))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

function decrypt(key: Buffer, use: string, encryptedText: string): string {
  const bytes = Buffer.from(encryptedText, 'base64url')
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(use))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
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
