import { and, eq } from 'drizzle-orm'
import { users } from '../../../kernel/members/members.schema'
import type { Caller } from '../../../kernel/http/caller'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { restore, consumeAllowance } from '../../../kernel/limits/allowance'
import type { Platform } from '../../../kernel/platform'
import { randomDigits, randomId } from '../../../kernel/shared/random'
import { noteSecurityEvent } from '../../../kernel/shared/security-events'
import { newcomerName } from '../../../kernel/words/text-message-words'
import { beginSession } from './begin-session'
import { useCode } from './verification-codes'
import { passwordTries, passwordTriesPerAddress, passwordTriesPerNumber } from './code-limits'
import { readStanding } from './known-devices'
import type { LoginSource } from './login-source'
import { notifyOwner } from './notify-owner'
import type { UserRow } from './user-answer'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

export interface LogInInput {
  readonly phone: string
  readonly code?: string | undefined
  readonly password?: string | undefined
  readonly device: string | undefined
  readonly source: LoginSource
}

export interface LoggedIn {
  readonly token: string
  readonly user: UserRow
  readonly created: boolean
}

/** Logs in by a code, which creates a user for a new number, or by a password. */
export async function logIn(platform: Platform, input: LogInInput, caller: Caller): Promise<LoggedIn> {
  const { phone, code, password, device, source } = input
  if (code === undefined && password === undefined) throw invalid({ code: 'required' })
  if (code === undefined) await checkPasswordOf(platform, { phone, password: password ?? '', device }, caller)
  else await useCode(platform, { phone, purpose: 'login', code, device }, caller)
  const { user, created } = await findOrCreate(platform, input, caller)
  const how = code === undefined ? 'password' : 'code'
  return { user, created, token: await beginSession(platform, user, { device, source, how }, caller) }
}

interface Attempt {
  readonly phone: string
  readonly password: string
  readonly device: string | undefined
}

async function checkPasswordOf(
  platform: Platform,
  { phone, password, device }: Attempt,
  caller: Caller,
): Promise<void> {
  const { database } = platform
  const { userId, isKnown } = await readStanding(platform, phone, device)
  const key = await consumeLoginAttempt(platform, { phone, userId, device: isKnown ? device : undefined }, caller)
  const user = await queriesOf(database).readOne(
    build.select({ id: users.id, passwordHash: users.passwordHash }).from(users).where(eq(users.phone, phone)),
  )
  const hash = user?.passwordHash ?? null
  // The answer is the same for a number without a user, for a user without a password and for a wrong password.
  if (!(await platform.passwords.matches(password, hash, caller.address))) {
    noteSecurityEvent(platform, 'login.failed', { subject: userId ?? phone, address: caller.address, how: 'password' })
    throw invalid({ password: 'wrong' })
  }
  await restore(database, key)
  if (user === null || hash === null || !platform.passwords.isOutdated(hash)) return
  // A hash of today's cost can be made only now, when the password is known.
  await database
    .update(users)
    .set({ passwordHash: await platform.passwords.make(password, caller.address) })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, hash)))
}

/**
 * Counts an attempt, or throws 429001. The owner's own devices have a limit of their own, which nobody else can use up.
 * @returns the key of the limit that a right password resets
 */
async function consumeLoginAttempt(
  platform: Platform,
  { phone, userId, device }: { phone: string; userId: string | null; device: string | undefined },
  caller: Caller,
): Promise<string> {
  const { database, signer } = platform
  const now = platform.now()
  const [number, address] = [signer.sign('phone', phone), signer.sign('address', caller.address)]
  const key =
    device === undefined
      ? `password:${number}:${address}`
      : `password-device:${signer.sign('device', `${number} ${device}`)}`
  try {
    await consumeAllowance(database, key, passwordTries, now)
    if (device !== undefined) return key
    await consumeAllowance(database, `password-address:${address}`, passwordTriesPerAddress, now)
    await consumeAllowance(database, `password-number:${number}`, passwordTriesPerNumber, now)
    return key
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    noteSecurityEvent(platform, 'password-tries.used-up', { subject: userId ?? phone, address: caller.address })
    if (userId !== null && device === undefined) await notifyOwner(platform, { id: userId, phone }, 'password-tries')
    throw error
  }
}

async function findOrCreate(
  { database, now }: Platform,
  { phone, source }: LogInInput,
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
  const user = await queriesOf(database).readOne(build.select().from(users).where(eq(users.phone, phone)))
  if (user === null) throw new Error('a user went away while logging in')
  return { user, created: false }
}
