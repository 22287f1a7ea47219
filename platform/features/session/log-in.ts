import { eq } from 'drizzle-orm'
import { users } from './session.schema'
import type { Caller } from '../../http/caller'
import { invalid } from '../../http/refusal'
import { restore, take } from '../../limits/allowance'
import type { Platform } from '../../platform'
import { randomDigits, randomId } from '../../shared/random'
import { newcomerName } from '../../words/text-message-words'
import { useCode } from './captcha'
import { passwordTriesPerAddress, passwordTriesPerNumber } from './captcha-limits'
import { keepLoginSource } from './login-source'
import type { LoginSource } from './login-source'
import { openSession } from './session-tokens'
import type { UserRow } from './user-answer'

export interface LogIn {
  readonly phone: string
  readonly code?: string | undefined
  readonly password?: string | undefined
  readonly source: LoginSource
}

export interface LoggedIn {
  readonly token: string
  readonly user: UserRow
  readonly created: boolean
}

/** Logs in by a code, which creates a user for a new number, or by a password. */
export async function logIn(platform: Platform, given: LogIn, caller: Caller): Promise<LoggedIn> {
  const { phone, code, password } = given
  if (code === undefined && password === undefined) throw invalid({ code: 'required' })
  if (code === undefined) await checkPasswordOf(platform, phone, password ?? '', caller)
  else await useCode(platform, { phone, purpose: 'login', code }, caller)
  const { user, created } = await findOrCreate(platform, given, caller)
  await keepLoginSource(platform.database, user.id, given.source, platform.now())
  return { user, created, token: await openSession(platform.database, user.id, platform.now()) }
}

async function checkPasswordOf(platform: Platform, phone: string, password: string, caller: Caller): Promise<void> {
  const { database, signer } = platform
  const now = platform.now()
  const key = `password:${signer.sign('phone', phone)}`
  await take(database, key, passwordTriesPerNumber, now)
  await take(database, `password-address:${signer.sign('address', caller.address)}`, passwordTriesPerAddress, now)
  const [user] = await database.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.phone, phone))
  // The same answer for a number without a user, for one without a password and for a wrong password.
  if (!(await platform.passwords.fits(password, user?.passwordHash ?? null, caller.address)))
    throw invalid({ password: 'wrong' })
  await restore(database, key)
}

async function findOrCreate(
  { database, now }: Platform,
  { phone, source }: LogIn,
  caller: Caller,
): Promise<{ user: UserRow; created: boolean }> {
  const [fresh] = await database
    .insert(users)
    .values({
      id: randomId('user'),
      phone,
      nickname: newcomerName(caller.language, randomDigits(6)),
      avatar: '',
      fromUserId: source.fromUserId ?? null,
      createdAt: now(),
    })
    .onConflictDoNothing({ target: users.phone })
    .returning()
  if (fresh !== undefined) return { user: fresh, created: true }
  const [user] = await database.select().from(users).where(eq(users.phone, phone))
  if (user === undefined) throw new Error('a user went away while logging in')
  return { user, created: false }
}
