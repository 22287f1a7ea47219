import { refer } from '../../../kernel/messages/message-words'
import { and, eq, isNull } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { asWritten, unsaid } from '../../../kernel/shared/as-written'
import { randomId } from '../../../kernel/shared/random'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import { requireAndLockVolunteer } from '../volunteer-status/require-volunteer'
import { indexTeam } from '../teams/index-team'
import { teamMembers, teams } from '../teams/teams.schema'
import { foundingCase } from './founding-case'
import { renamingMessages } from './founding-messages.words'
import { freeName, grantName } from './name-claims'
import { leadsEnough } from '../teams/leads-enough'
import { teamFoundings } from './team-foundings.schema'
import { localisedParts } from '../../frame/search-index/localised-parts'

type Founding = typeof teamFoundings.$inferSelect

/** The office approves a request: the founder leads the new team, or the team has its new name. */
export async function approveFounding(transaction: Transaction, id: string, at: Date): Promise<void> {
  const founding = await requireFounding(transaction, id)
  const isTeam = founding.kind === 'team'
  // The registration of the founder is the first lock, as in all that a volunteer takes on.
  if (isTeam) await requireAndLockVolunteer(transaction, founding.userId)
  const teamId = founding.teamId ?? randomId('team')
  const leadsTo = () => `/team-managetab/${encodeURIComponent(teamId)}`
  await carryOut(
    transaction,
    { ...caseOf(founding), leadsTo },
    {
      id,
      act: 'approve',
      role: 'operator',
      actorId: null,
      at,
      also: async (inner) => {
        if (isTeam) await makeTeam(inner, founding, teamId, at)
        else await renameTeam(inner, teamId, founding.name)
        await grantName(inner, id, teamId)
        await inner.update(teamFoundings).set({ teamId }).where(eq(teamFoundings.id, id))
        await indexTeam(inner, teamId)
      },
    },
  )
}

/** The office refuses a request, with a reason for its founder; the name is free again. */
export async function refuseFounding(transaction: Transaction, id: string, text: string, at: Date): Promise<void> {
  const reason = officeReason(text)
  const founding = await requireFounding(transaction, id)
  const kind = caseOf(founding)
  await carryOut(
    transaction,
    { ...kind, params: () => ({ name: refer('team-founding', id), reason }) },
    {
      id,
      act: 'refuse',
      role: 'operator',
      actorId: null,
      at,
      text: reason,
      set: { reason: reason['zh-CN'] },
      also: (inner) => freeName(inner, id),
    },
  )
}

const caseOf = ({ kind }: Founding) =>
  kind === 'team' ? foundingCase : { ...foundingCase, messages: renamingMessages }

async function requireFounding(database: Database, id: string): Promise<Founding> {
  const founding = await queriesOf(database).readOne(build.select().from(teamFoundings).where(eq(teamFoundings.id, id)))
  if (founding === null) throw new Refusal(errorCodes.gone)
  return founding
}

async function makeTeam(transaction: Transaction, founding: Founding, teamId: string, at: Date): Promise<void> {
  const { userId, name, intro, street, picture } = founding
  if (await leadsEnough(transaction, userId))
    throw new Refusal(errorCodes.stateRefuses, null, { state: 'leads-enough' })
  await transaction
    .insert(teams)
    .values({
      id: teamId,
      name: asWritten(name),
      intro: asWritten(intro),
      street: street === '' ? unsaid : asWritten(street),
      logo: picture,
      leaderId: userId,
      members: 1,
      createdAt: at,
      searchParts: localisedParts(asWritten(name), asWritten(intro)),
    })
  await transaction.insert(teamMembers).values({ teamId, userId, state: 'member', askedAt: at, updatedAt: at })
}

/** Gives a team a name, the same in all languages. */
export async function renameTeam(transaction: Transaction, teamId: string, name: string): Promise<void> {
  const [team] = await transaction
    .update(teams)
    .set({ name: asWritten(name) })
    .where(and(eq(teams.id, teamId), isNull(teams.closedAt)))
    .returning({ intro: teams.intro })
  if (team === undefined) throw new Refusal(errorCodes.gone)
  const parts = localisedParts(asWritten(name), team.intro)
  await transaction.update(teams).set({ searchParts: parts }).where(eq(teams.id, teamId))
}
