import { checksumOf } from '../shared/checksum'
import type { User } from './user'

/**
 * The value of the user cookie (B12). It has a mark of its token, because an app may replace the cookie of the token
 * alone, and the user info would then be somebody else's.
 */
export function storedUser(user: User, token: string): string {
  return JSON.stringify({ ...user, of: checksumOf(token) })
}

/**
 * Reads the user from the parsed cookie (B12); null when it is not valid, or belongs to another token. One without a
 * mark is of an earlier version.
 */
export function readStoredUser(value: unknown, token: string): User | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, phone, avatar, nickname, realName, of } = value as Readonly<Record<string, unknown>>
  if (typeof id !== 'string' || id === '' || typeof nickname !== 'string') return null
  if (of !== undefined && of !== checksumOf(token)) return null
  return {
    id,
    phone: typeof phone === 'string' && phone !== '' ? phone : null,
    avatar: typeof avatar === 'string' && avatar !== '' ? avatar : null,
    nickname,
    realName: realName === true,
  }
}
