import { and, eq, isNull } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { addStep } from '../../../kernel/cases/case-steps'
import { officeReason } from '../../../kernel/cases/office-reason'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { notify } from '../../../kernel/messages/notify'
import { unsaid } from '../../../kernel/shared/as-written'
import { randomDigits } from '../../../kernel/shared/random'
import { indexTeam } from '../teams/index-team'
import { teams } from '../teams/teams.schema'
import { readRenaming } from './change-team'
import { withdrawFounding } from './found-team'
import { removedIntro, resetMessage, resetName } from './founding-messages.words'
import { claimName } from './name-claims'
import { teamNames } from './team-foundings.schema'
import { localisedParts } from '../../frame/search-index/localised-parts'

/**
 * The office takes the words and the picture of a team from the public, with a reason that its leader reads. The team
 * and the hours of its members stay, and its leader may write others.
 */
export async function resetTeam(transaction: Transaction, id: string, reasonText: string, at: Date): Promise<void> {
  const reason = officeReason(reasonText)
  const team = await queriesOf(transaction).readOne(
    build
      .select()
      .from(teams)
      .where(and(eq(teams.id, id), isNull(teams.closedAt)))
      .for('no key update'),
  )
  if (team === null) throw new Refusal(errorCodes.gone)
  const renaming = await readRenaming(transaction, id)
  if (renaming !== null) await withdrawFounding(transaction, renaming.userId, renaming.id, at)
  const name = resetName(randomDigits(6))
  await transaction.delete(teamNames).where(eq(teamNames.teamId, id))
  for (const words of Object.values(name)) await claimName(transaction, words, { teamId: id })
  const parts = localisedParts(name, removedIntro)
  await transaction
    .update(teams)
    .set({ name, intro: removedIntro, street: unsaid, logo: '', searchParts: parts })
    .where(eq(teams.id, id))
  await indexTeam(transaction, id)
  const step = { act: 'reset', state: 'open', role: 'operator', actorId: null, text: reason, at }
  await addStep(transaction, { ...step, kind: 'team', caseId: id })
  if (team.leaderId === null) return
  const told = {
    userId: team.leaderId,
    id,
    words: resetMessage,
    slots: { reason },
    path: `/team-managetab/${encodeURIComponent(id)}`,
  }
  await notify(transaction, { name: 'team.reset', category: 'office' }, [told], at)
}
