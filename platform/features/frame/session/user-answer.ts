import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { profileSchema, UserDto } from '../../../../contract/session'
import { errorCodes } from '../../../../contract/envelope'
import { maskPhone } from '../../../../src/domain/frame/shared/format/text-mask'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Vault } from '../../../kernel/shared/vault'
import { openProfileText } from './profile-data'
import { users } from '../../../kernel/members/members.schema'
import { Refusal } from '../../../kernel/http/refusal'

export type UserRow = typeof users.$inferSelect
export type ProfileDto = z.input<typeof profileSchema>

/** The user as the client may store them: with a masked phone and nothing of the identity card (B12). */
export function userDto(row: UserRow): UserDto {
  return {
    id: row.id,
    phone: row.phone === null ? null : maskPhone(row.phone),
    avatar: row.avatar,
    nickname: row.nickname,
    real_name: row.realNameVerified ? 1 : 0,
    has_password: row.passwordHash !== null,
  }
}

/** The profile, for its owner alone. */
export function profileDto(vault: Vault, row: UserRow): ProfileDto {
  return {
    home_address: openProfileText(vault, row, 'homeAddress'),
    birthdate: openProfileText(vault, row, 'birthdate') || null,
    sex: row.sex,
  }
}

/** Selects a user by id; 303001 when it no longer exists. */
export async function findUser(database: Database, id: string): Promise<UserRow> {
  const row = await queriesOf(database).readOne(build.select().from(users).where(eq(users.id, id)))
  if (row === null) throw new Refusal(errorCodes.sessionExpired)
  return row
}
