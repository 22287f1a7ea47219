import { and, eq, isNull } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { unlessRefused } from '../../../kernel/cases/unless-refused'
import { officeReason } from '../../../kernel/cases/office-reason'
import type { Transaction } from '../../../kernel/database/client'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { forgetCopies } from '../../../kernel/messages/forget-copies'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import type { ReportableKind } from '../../../kernel/moderation/reportable-kind'
import { teams } from '../teams/teams.schema'
import { requireMember } from './team-correspondence'
import { letterRemovedMessage } from './team-letter-messages.words'
import { emptiedLetter, teamLetters } from './team-letters.schema'

export const reportableLetters: ReportableKind = {
  kind: 'team-letter',
  find: async (database, ids) => {
    const { id, userId: authorId, text } = teamLetters
    const found = await queriesOf(database).read(
      build
        .select({ id, authorId, text, team: teams.name })
        .from(teamLetters)
        .innerJoin(teams, eq(teams.id, teamLetters.teamId))
        .where(and(isOneOf(id, ids), isNull(teamLetters.removedAt))),
    )
    return found.map(({ team, ...letter }) => ({ ...letter, place: team['zh-CN'], pictures: [] }))
  },
  isSeenBy: async (database, id, userId) => {
    const letter = await queriesOf(database).readOne(
      build.select({ teamId: teamLetters.teamId }).from(teamLetters).where(eq(teamLetters.id, id)),
    )
    return letter !== null && (await unlessRefused(() => requireMember(database, letter.teamId, userId)))
  },
  remove: removeLetter,
}

/** Takes a letter back from all who got it; its writer reads the reason. */
async function removeLetter(transaction: Transaction, id: string, reasonText: string, at: Date): Promise<void> {
  const reason = officeReason(reasonText)
  const [letter] = await transaction
    .update(teamLetters)
    .set({ removedAt: at, ...emptiedLetter })
    .where(and(eq(teamLetters.id, id), isNull(teamLetters.removedAt)))
    .returning()
  if (letter === undefined) throw new Refusal(errorCodes.gone)
  await forgetCopies(transaction, [refer('team-letter', id)])
  const slots = { team: refer('team', letter.teamId), reason }
  const told = {
    userId: letter.userId,
    words: letterRemovedMessage,
    slots,
    path: `/team-letters/${encodeURIComponent(letter.teamId)}`,
  }
  await notify(transaction, { name: 'team-letter.remove', category: 'office' }, [told], at)
}
