import { and, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { hoursText } from '../../../../src/domain/frame/shared/format/hours'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { attendanceOfScan } from '../activities/scanned-volunteer'
import { rankingSums } from '../rankings/rankings.schema'
import { users } from '../../../kernel/members/members.schema'
import { requireVolunteer } from '../volunteer-status/require-volunteer'
import type { CodePurpose } from '../../../kernel/codes/code-purpose'

/** A volunteer's own code: it proves to whoever scans it that they are a registered volunteer now. */
export const volunteerCodes: CodePurpose = {
  name: 'volunteer',
  requireIssuer: async (database, issuerId, subject) => {
    if (subject !== issuerId) throw new Refusal(errorCodes.notYours)
    await requireVolunteer(database, issuerId)
  },
  redeem: async (transaction, { subject, scannerId, at }) => {
    await requireVolunteer(transaction, subject)
    const { nickname, minutes } = await selectService(transaction, subject)
    const hours = hoursText(minutes)
    return {
      title: { 'zh-CN': `${nickname}是注册志愿者`, en: `${nickname} is a registered volunteer` },
      text: { 'zh-CN': `累计服务${hours}小时。`, en: `Volunteer hours so far: ${hours}.` },
      path:
        (await attendanceOfScan(transaction, scannerId, subject, at)) ?? `/user-details/${encodeURIComponent(subject)}`,
    }
  },
}

/** A volunteer's name, and the total of their service. */
export async function selectService(database: Database, userId: string) {
  const all = and(eq(rankingSums.kind, 'person'), eq(rankingSums.period, 'all'), eq(rankingSums.subjectId, users.id))
  const row = await queriesOf(database).readOne(
    build
      .select({ nickname: users.nickname, avatar: users.avatar, minutes: rankingSums.minutes })
      .from(users)
      .leftJoin(rankingSums, all)
      .where(eq(users.id, userId)),
  )
  return { nickname: row?.nickname ?? '', avatar: row?.avatar ?? '', minutes: row?.minutes ?? 0 }
}
