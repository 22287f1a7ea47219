import { and, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { LetterSettingsDto } from '../../../../contract/team-letters'
import type { LetterSetting } from '../../../../src/domain/civic/team-letters/team-letter'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { requireLeader, requireTeam } from '../teams/require-leader'
import { readLetterLimit } from './letter-limits'
import { teamMembers, teams } from '../teams/teams.schema'
import { isApprovedVolunteer } from '../volunteer-status/require-volunteer'

/** A member of a team, as the letters of the team know them; 403001 without such a team, 403003 for others. */
export async function requireMember(database: Database, teamId: string, userId: string) {
  const isMember = and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId), eq(teamMembers.state, 'member'))
  const row = await queriesOf(database).readOne(
    build
      .select({
        name: teams.name,
        leaderId: teams.leaderId,
        membersWrite: teams.membersWrite,
        getsLetters: teamMembers.getsLetters,
        since: teamMembers.askedAt,
      })
      .from(teams)
      .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
      .where(and(eq(teams.id, teamId), isMember)),
  )
  if (row !== null) return { ...row, isLeader: row.leaderId === userId }
  await requireTeam(database, teamId)
  throw new Refusal(errorCodes.notYours)
}

export async function readLetterSettings(
  database: Database,
  { id: userId, language }: { readonly id: string; readonly language: Language },
  teamId: string,
  now: Date,
): Promise<LetterSettingsDto> {
  const { name, isLeader, membersWrite, getsLetters } = await requireMember(database, teamId, userId)
  return {
    team_name: name[language],
    leads: isLeader,
    may_write: (isLeader || membersWrite) && (await isApprovedVolunteer(database, userId)),
    gets_letters: getsLetters,
    members_write: membersWrite,
    limit: await readLetterLimit(database, { teamId, userId, isLeader }, now),
  }
}

/** A member chooses whether they get letters, the leader whether other members may write. */
export async function changeLetterSetting(
  database: Database,
  userId: string,
  { teamId, setting, isOn }: { readonly teamId: string; readonly setting: LetterSetting; readonly isOn: boolean },
): Promise<void> {
  await requireMember(database, teamId, userId)
  if (setting === 'gets-letters') {
    await database
      .update(teamMembers)
      .set({ getsLetters: isOn })
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)))
    return
  }
  await requireLeader(database, teamId, userId)
  await database
    .update(teams)
    .set({ membersWrite: isOn })
    .where(and(eq(teams.id, teamId), eq(teams.leaderId, userId)))
}
