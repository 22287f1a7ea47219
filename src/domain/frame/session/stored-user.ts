import type { User } from './user'

/** Parses the user from the cookie (B12); null when it is not valid. */
export function readStoredUser(value: unknown): User | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, phone, avatar, nickname, realName } = value as Readonly<Record<string, unknown>>
  if (typeof id !== 'string' || id === '' || typeof nickname !== 'string') return null
  return {
    id,
    phone: typeof phone === 'string' && phone !== '' ? phone : null,
    avatar: typeof avatar === 'string' && avatar !== '' ? avatar : null,
    nickname,
    realName: realName === true,
  }
}
