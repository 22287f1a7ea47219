import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { editUser as endpoint } from '../../../../contract/session'
import { parseOwnNickname } from '../../../../src/domain/frame/session/nickname'
import { plainLine } from '../../../../src/domain/frame/shared/plain-text'
import type { Database } from '../../../kernel/database/client'
import { users } from '../../../kernel/members/members.schema'
import { avatars } from './session.uploads'
import { isRefusedText } from '../../../kernel/content-check/sensitive-text'
import { ownPictures } from '../../../kernel/uploads/own-pictures'
import type { Member } from '../../../kernel/http/caller'
import { invalid } from '../../../kernel/http/refusal'
import { isNameReserved } from './reserved-names'
import type { Platform } from '../../../kernel/platform'
import { sealProfileText } from './profile-data'
import { forgetName } from './forget-name'
import { findUser } from './user-answer'
import type { UserRow } from './user-answer'

type Edit = z.infer<typeof endpoint.body>

/** Edits the given fields of a profile; an avatar is a picture that the member uploaded. */
export async function editUser(
  { database, vault }: Pick<Platform, 'database' | 'vault'>,
  member: Member,
  edit: Edit,
  now: Date,
): Promise<UserRow> {
  const change: Partial<UserRow> = {}
  if (edit.nickname !== undefined) {
    const nickname = parseOwnNickname(edit.nickname)
    if (!nickname.ok) throw invalid({ nickname: nickname.reason })
    // A member who had a name before it became reserved may keep it while they edit the rest of their profile.
    const isNew = nickname.value !== member.nickname
    if (isNew && (await isNameReserved(database, nickname.value, member.id))) throw invalid({ nickname: 'reserved' })
    if (isNew && (await isRefusedText(database, nickname.value))) throw invalid({ nickname: 'sensitive' })
    change.nickname = nickname.value
  }
  if (edit.sex !== undefined) change.sex = edit.sex
  if (edit.home_address !== undefined)
    change.homeAddress = sealProfileText(vault, member.id, 'homeAddress', plainLine(edit.home_address))
  if (edit.birthdate !== undefined)
    change.birthdate = sealProfileText(vault, member.id, 'birthdate', readBirthdate(edit.birthdate, now))
  if (edit.avatar_source_id !== undefined)
    change.avatar = await findPicture(database, member, edit.avatar_source_id, now)
  if (Object.keys(change).length === 0) return await findUser(database, member.id)
  const row = await database.transaction(async (transaction) => {
    const [changed] = await transaction.update(users).set(change).where(eq(users.id, member.id)).returning()
    const isShown = change.nickname !== undefined || change.avatar !== undefined
    if (isShown) await forgetName(transaction, member.id, now)
    return changed
  })
  return row ?? (await findUser(database, member.id))
}

function readBirthdate(birthdate: string | null, now: Date): string | null {
  if (birthdate === null) return null
  // The latest possible date in any time zone, so that no birthday is refused because of where a member is.
  const latest = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
  if (birthdate > latest) throw invalid({ birthdate: 'in-future' })
  if (birthdate < '1890-01-01') throw invalid({ birthdate: 'too-old' })
  return birthdate
}

async function findPicture(database: Database, member: Member, id: string, now: Date): Promise<string> {
  const [picture] = await ownPictures(database, member.id, [id], { use: avatars, field: 'avatar_source_id', now })
  if (picture === undefined) throw invalid({ avatar_source_id: 'unknown' })
  return picture
}
