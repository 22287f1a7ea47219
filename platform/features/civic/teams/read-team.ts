import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, desc, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { TeamCardDto, TeamDto, TeamMemberDto } from '../../../../contract/teams'
import { summaryOf } from '../../../../src/domain/frame/shared/format/summary'
import { isOfferOpen } from '../../../../src/domain/civic/teams/lead-offer'
import { ownActs, standingOf } from '../../../../src/domain/civic/teams/team'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import { volunteers } from '../volunteers/volunteers.schema'
import { membershipCase, membershipId } from './membership-case'
import { selectMembers, selectPerson, selectTeam } from './teams.queries'
import type { TeamMemberRow, TeamRow } from './teams.queries'

/** The person for whom the answer is made. */
export interface TeamReader {
  /** It is null for a guest. */
  readonly id: string | null
  readonly language: Language
  readonly isVolunteer: boolean
  /** YYYY-MM-DD in the site's calendar. */
  readonly today: string
  readonly now: Date
}

const summaryLength = 60
/** The number of members shown on the page of a team. */
const shownMembers = 6

export function teamCardOf({ team, organisation, ...row }: TeamRow, reader: TeamReader): TeamCardDto {
  const { id, language } = reader
  const standing = standingOf(row.state, id !== null && team.leaderId === id)
  const notAVolunteer = id !== null && !reader.isVolunteer
  const isFull = team.mostMembers !== null && team.members >= team.mostMembers
  return {
    id: team.id,
    name: team.name[language],
    summary: summaryOf(team.intro[language], summaryLength),
    logo: team.logo,
    organisation: organisation === null ? null : { id: organisation.id, name: organisation.name[language] },
    members: team.members,
    is_full: isFull,
    minutes: row.minutes ?? 0,
    standing,
    acts: team.closedAt === null ? ownActs(standing).filter((act) => act !== 'join' || !(notAVolunteer || isFull)) : [],
    not_a_volunteer: notAVolunteer,
  }
}

/** One team as its reader may see it; 403001 when there is none. */
export async function readTeam(database: Database, id: string, reader: TeamReader): Promise<TeamDto> {
  const row = await selectTeam(database, reader.id, id, reader.today.slice(0, 7))
  if (row === null) throw new Refusal(errorCodes.gone)
  const { team, monthMinutes, times, waitingCount } = row
  const members = await selectMembers(database, { teamId: id, reader: reader.id }, 'member', shownMembers, null)
  return {
    ...teamCardOf(row, reader),
    intro: team.intro[reader.language],
    street: team.street[reader.language],
    created_at: team.createdAt.toISOString(),
    closed_at: team.closedAt?.toISOString() ?? null,
    leader: team.leaderId === null ? null : await selectPerson(database, team.leaderId),
    month_minutes: monthMinutes,
    times: times ?? 0,
    some_members: members.map(memberOf),
    waiting: waitingCount,
    reason: row.state === 'refused' || row.state === 'left' ? await lastReason(database, id, reader) : '',
    offer: await readOffer(database, team, reader),
  }
}

export function memberOf({ id, nickname, avatar, since, minutes, leaderId }: TeamMemberRow): TeamMemberDto {
  return { id, nickname, avatar, since: since.toISOString(), minutes: minutes ?? 0, leads: leaderId === id }
}

export async function isVolunteer(database: Database, userId: string): Promise<boolean> {
  const isApproved = and(eq(volunteers.id, userId), eq(volunteers.state, 'approved'))
  return (
    (await queriesOf(database).read(build.select({ id: volunteers.id }).from(volunteers).where(isApproved))).length > 0
  )
}

/** The open offer to lead a team, for its leader and for the member whom it is made to. */
async function readOffer(
  database: Database,
  { leaderId, successorId, offerEndsAt }: TeamRow['team'],
  reader: TeamReader,
) {
  if (successorId === null || offerEndsAt === null || !isOfferOpen(offerEndsAt.getTime(), reader.now.getTime()))
    return null
  if (reader.id === null || (reader.id !== leaderId && reader.id !== successorId)) return null
  const to = await selectPerson(database, successorId)
  return to === null ? null : { to, ends_at: offerEndsAt.toISOString() }
}

/** Selects the reason that the leader gave when they refused or removed the reader. */
async function lastReason(database: Database, teamId: string, { id, language }: TeamReader): Promise<string> {
  const isOwn = and(eq(caseSteps.kind, membershipCase.name), eq(caseSteps.caseId, membershipId(teamId, id ?? '')))
  const step = await queriesOf(database).readOne(
    build.select({ text: caseSteps.text }).from(caseSteps).where(isOwn).orderBy(desc(caseSteps.id)).limit(1),
  )
  return step?.text[language] ?? ''
}
