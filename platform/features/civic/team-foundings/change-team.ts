import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { changeTeam as endpoint } from '../../../../contract/team-foundings'
import { foundingLifecycle } from '../../../../src/domain/civic/team-foundings/founding-lifecycle'
import { checkTeam } from '../../../../src/domain/civic/team-foundings/team-form'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Database, Transaction } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalidForm } from '../../../kernel/http/refusal'
import { forgetAnswersAbout } from '../../../kernel/http/idempotency'
import { formLimit } from '../../../kernel/limits/form-limit'
import { announceChange } from '../../../kernel/publishing/site-changes'
import { asWritten } from '../../../kernel/shared/as-written'
import { randomId } from '../../../kernel/shared/random'
import { ownPictures } from '../../../kernel/uploads/own-pictures'
import { indexTeam } from '../teams/index-team'
import { lockLedTeam, requireLeader } from '../teams/require-leader'
import { teams } from '../teams/teams.schema'
import { readVolunteeringRules } from '../volunteer-status/volunteering-rules'
import { addFounding, withdrawFounding } from './found-team'
import { claimName } from './name-claims'
import { renameTeam } from './review-founding'
import { teamFoundings, teamNames } from './team-foundings.schema'
import { teamPicture } from './team-foundings.uploads'
import { localisedParts } from '../../frame/search-index/localised-parts'

/** How often one leader may change teams in a day. */
export const teamChangeLimit = formLimit('team-change', { most: 20, window: 86_400_000 })

interface TeamChange {
  readonly id: string
  /** The language in which the leader read the team. */
  readonly language: Language
  readonly body: z.output<typeof endpoint.body>
}

/** The leader changes what everybody reads of a team. A new name waits for the office where the site wants it. */
export async function changeTeam(
  database: Database,
  leaderId: string,
  { id, language, body }: TeamChange,
  now: Date,
): Promise<void> {
  const form = checkTeam(body)
  if (!form.ok) throw invalidForm(form.reason)
  await requireLeader(database, id, leaderId)
  await teamChangeLimit.consume(database, leaderId, now)
  await database.transaction(async (transaction) => {
    const team = await lockLedTeam(transaction, leaderId, id)
    const { name, intro, street, pictures } = form.value
    const [picture] = await ownPictures(transaction, leaderId, pictures, { use: teamPicture, now })
    const written = (before: Localised, text: string) => (before[language] === text ? before : asWritten(text))
    const newIntro = written(team.intro, intro)
    await transaction
      .update(teams)
      .set({
        intro: newIntro,
        street: written(team.street, street),
        ...(picture !== undefined && { logo: picture }),
        searchParts: localisedParts(team.name, newIntro),
      })
      .where(eq(teams.id, id))
    await changeName(transaction, { leaderId, teamId: id, name, isSame: team.name[language] === name }, now)
    await indexTeam(transaction, id)
    await forgetAnswersAbout(transaction, [id])
    await announceChange(transaction)
  })
}

interface NameChange {
  readonly leaderId: string
  readonly teamId: string
  readonly name: string
  /** Whether the team has this name already. */
  readonly isSame: boolean
}

/** A name that waited is withdrawn by another one, and by the name that the team has. */
async function changeName(
  transaction: Transaction,
  { leaderId, teamId, name, isSame }: NameChange,
  now: Date,
): Promise<void> {
  const renaming = await readRenaming(transaction, teamId)
  if (renaming !== null && renaming.name === name) return
  if (renaming !== null) await withdrawFounding(transaction, renaming.userId, renaming.id, now)
  if (isSame) return
  if ((await readVolunteeringRules(transaction)).approvesTeamNames) {
    await addFounding(transaction, {
      ...{ id: randomId('founding'), kind: 'name', userId: leaderId, teamId, name },
      ...{ intro: '', street: '', why: '', picture: '' },
      ...{ state: foundingLifecycle.start, createdAt: now, updatedAt: now },
    })
    return
  }
  await transaction.delete(teamNames).where(eq(teamNames.teamId, teamId))
  await claimName(transaction, name, { teamId })
  await renameTeam(transaction, teamId, name)
}

/** The request for a new name of a team that waits; null without one. */
export async function readRenaming(database: Database, teamId: string) {
  return await queriesOf(database).readOne(
    build
      .select({ id: teamFoundings.id, userId: teamFoundings.userId, name: teamFoundings.name })
      .from(teamFoundings)
      .where(
        and(eq(teamFoundings.teamId, teamId), eq(teamFoundings.kind, 'name'), eq(teamFoundings.state, 'submitted')),
      ),
  )
}
