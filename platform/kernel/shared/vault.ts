import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from '../configuration'
import { randomToken } from './random'

/** Encrypts personal data for the database with a key that is not in the database. */
export interface Vault {
  /** Tells keys apart without telling anything of them. */
  readonly keyId: string
  /** `use` names what it is and whose, so that a sealed text opens in its own place only. */
  seal(use: string, text: string): string
  /** Throws when the text was not sealed for this use with this key. */
  open(use: string, sealed: string): string
  /** A keyed hash, for a column that must be unique without telling what it holds. */
  mark(use: string, text: string): string
}

/** Before each sealed text, so that another algorithm can follow, and a text is found by the key that sealed it. */
const scheme = 's1'
const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** @param markSecret what the marks are made with: the first key of a database, whatever seals now */
export function createVault(secret: string, markSecret = secret): Vault {
  const keyFor = (purpose: string, from = secret) => Buffer.from(hkdfSync('sha256', from, '', purpose, 32))
  const [cipherKey, markKey] = [keyFor('seal'), keyFor('mark', markSecret)]
  const keyId = keyFor('id').subarray(0, 6).toString('base64url')
  return {
    keyId,
    seal: (use, text) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, cipherKey, nonce).setAAD(Buffer.from(use))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), sealed])
      return [scheme, keyId, Buffer.from(use).toString('base64url'), bytes.toString('base64url')].join('.')
    },
    open: (use, sealed) => {
      const bytes = Buffer.from(sealed.split('.')[3] ?? '', 'base64url')
      const decipher = createDecipheriv(algorithm, cipherKey, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(use))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
    },
    mark: (use, text) => createHmac('sha256', markKey).update(`${use}\n${text}`).digest('base64url'),
  }
}

/** Seals anew, for the same uses, what a key of before has sealed anywhere in a text. */
export function sealAnew(text: string, before: Vault, now: Vault): string {
  const sealedTexts = new RegExp(String.raw`${scheme}\.${before.keyId}\.([\w-]*)\.[\w-]+`, 'g')
  return text.replace(sealedTexts, (sealed, encodedUse: string) => {
    const use = Buffer.from(encodedUse, 'base64url').toString()
    return now.seal(use, before.open(use, sealed))
  })
}

/** How each text begins that this vault has sealed. */
export const sealedBy = ({ keyId }: Vault): string => `${scheme}.${keyId}.`

/** `IDENTITY_KEY`, or a key that is made once in the data directory. */
export async function readIdentityKey({
  identityKey,
  dataDirectory,
}: Pick<Configuration, 'identityKey' | 'dataDirectory'>): Promise<string> {
  return identityKey ?? (await keyOfDirectory(dataDirectory))
}

async function keyOfDirectory(directory: string): Promise<string> {
  const file = join(directory, 'identity.key')
  const own = join(directory, `identity.key.${randomToken()}`)
  await mkdir(directory, { recursive: true })
  // Of several processes that start at once, the first one gives its key the name; a key is never seen half written.
  await writeFile(own, randomToken(), { mode: 0o600 })
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(own)
  return await readFile(file, 'utf8')
}
