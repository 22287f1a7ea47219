import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from '../configuration'
import { randomToken } from './random'

/** Encrypts personal data for the database with a key that is not in the database. */
export interface Vault {
  /** `use` names what it is and whose, so that a sealed text opens in its own place only. */
  seal(use: string, text: string): string
  /** Throws when the text was not sealed for this use with this key. */
  open(use: string, sealed: string): string
  /** A keyed hash, for a column that must be unique without telling what it holds. */
  mark(use: string, text: string): string
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

export function createVault(secret: string): Vault {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const [cipherKey, markKey] = [keyFor('seal'), keyFor('mark')]
  return {
    seal: (use, text) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, cipherKey, nonce).setAAD(Buffer.from(use))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (use, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(algorithm, cipherKey, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(use))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
    },
    mark: (use, text) => createHmac('sha256', markKey).update(`${use}\n${text}`).digest('base64url'),
  }
}

/** The vault of the configuration: with `IDENTITY_KEY`, or with a key that is made once in the data directory. */
export async function openVault({ identityKey, dataDirectory }: Configuration): Promise<Vault> {
  return createVault(identityKey ?? (await keyOfDirectory(dataDirectory)))
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
