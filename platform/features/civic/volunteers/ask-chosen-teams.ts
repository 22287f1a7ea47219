import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { notify, type MessageKind } from '../../../kernel/messages/notify'
import type { CaseMessage } from '../../../kernel/cases/case-kind'
import { message } from '../../../kernel/cases/message'
import { refer } from '../../../kernel/messages/message-words'
import { unlessRefused } from '../../../kernel/cases/unless-refused'
import { enterTeam } from '../teams/membership-acts'
import { teams } from '../teams/teams.schema'

/** What became of the wish of a new volunteer to join a team. */
const chosenTeam: MessageKind = { name: 'volunteer.team', category: 'cases' }

const teamGone: CaseMessage = message(
  ['您选择的队伍已不存在', 'The team you chose no longer exists'],
  [
    '您已是志愿者，可以在“志愿队伍”中另选一支。',
    'You’re a volunteer now. Choose another team under “Volunteer teams”.',
  ],
)
const teamFull: CaseMessage = message(
  ['您选择的队伍已满', 'The team you chose is full'],
  [
    '“{team}”暂时不再接收队员，您可以在“志愿队伍”中另选一支。',
    '“{team}” isn’t taking new members. Choose another team under “Volunteer teams”.',
  ],
)

/**
 * Asks to join the teams that a volunteer chose while registering, in the transaction of their approval. A team that is
 * full or gone does not stop the approval. Instead, the volunteer gets a message.
 */
export async function askChosenTeams(
  transaction: Transaction,
  userId: string,
  teamIds: readonly string[],
  at: Date,
): Promise<void> {
  // The teams are locked in the order of their ids, so that no two approvals deadlock.
  for (const teamId of [...teamIds].sort()) await askTeam(transaction, userId, teamId, at)
}

async function askTeam(transaction: Transaction, userId: string, teamId: string, at: Date): Promise<void> {
  const team = await queriesOf(transaction).readOne(
    build.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)),
  )
  if (team !== null && (await unlessRefused(() => enterTeam(transaction, userId, teamId, 'join', at)))) return
  const words = team === null ? teamGone : teamFull
  const slots = { team: refer('team', teamId) }
  await notify(transaction, chosenTeam, [{ userId, id: teamId, words, slots, path: '/search-team' }], at)
}
