import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../../kernel/database/client'
import { sealProfileText } from '../../../../features/frame/session/profile-data'
import { users } from '../../../../kernel/members/members.schema'
import { PasswordHashes } from '../../../../kernel/members/password-hashes'
import type { Vault } from '../../../../kernel/shared/vault'
import { demoAccounts } from '../../../accounts'
import { demoReaders } from '../../../content/readers'
import { facesInTurn } from '../../../faces'
import { insertAll } from '../../insert'
import type { OnCount } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual, isChinese } from '../../../text'

export const homesDemo: DemoStep = {
  feature: 'session',
  what: bilingual('人物', 'people'),
  seed: (database, _at, _onCount, vault) => seedHomes(database, vault),
}

export const peopleDemo: DemoStep = { feature: 'session', what: bilingual('人物', 'people'), seed: seedPeople }

/** Seeds the demo accounts, and the readers who comment and like. */
export async function seedPeople(database: Database, now: Date, onCount?: OnCount): Promise<void> {
  const createdAt = new Date(now.getTime() - 200 * 86_400_000)
  const passwords = new PasswordHashes()
  // Nobody among the accounts and the readers has the face of another.
  const faces = facesInTurn([...demoAccounts, ...demoReaders].map(({ look }) => look))
  const accounts = await Promise.all(
    demoAccounts.map(async (account, index) => ({
      id: account.id,
      phone: account.phone,
      nickname: account.nickname,
      avatar: faces[index] ?? '',
      createdAt,
      passwordHash: account.password === null ? null : await passwords.make(account.password),
      sex: account.role === 'resident' ? (2 as const) : (0 as const),
    })),
  )
  const readers = demoReaders.map(({ nickname }, index) => ({
    id: readerId(index),
    phone: `139${String(10_000_001 + index)}`,
    nickname,
    avatar: faces[demoAccounts.length + index] ?? '',
    createdAt,
  }))
  await insertAll(database, users, [...accounts, ...readers], onCount)
}

/** Seeds the resident's home address, and seals it, as the platform does with the address of every member. */
export async function seedHomes(database: Database, vault: Vault): Promise<void> {
  const id = 'user-resident'
  const homeAddress = sealProfileText(vault, id, 'homeAddress', '老渡口区灯笼街17号')
  await database
    .update(users)
    .set({ homeAddress })
    .where(and(eq(users.id, id), isNull(users.homeAddress)))
}

export const readerId = (index: number): string => `reader-${String((index % demoReaders.length) + 1).padStart(2, '0')}`

/** The reader who writes a text: the first, from a place on, who writes its language and did not write what is above. */
export function writerOf(text: string, from: number, above?: string): string {
  const writers = demoReaders
    .map((_, turn) => from + turn)
    .filter(
      (index) =>
        isChinese(demoReaders[index % demoReaders.length]?.nickname ?? '') === isChinese(text) &&
        readerId(index) !== above,
    )
  return readerId(writers[0] ?? from)
}

/** The readers who write texts one below the other. */
export function writersOf(texts: readonly string[], from: number): readonly string[] {
  const writers: string[] = []
  for (const [round, text] of texts.entries()) writers.push(writerOf(text, from + round * 7, writers.at(-1)))
  return writers
}
