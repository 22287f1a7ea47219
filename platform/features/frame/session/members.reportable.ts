import { eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { officeReason } from '../../../kernel/cases/office-reason'
import { message } from '../../../kernel/cases/message'
import type { Transaction } from '../../../kernel/database/client'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { forgetName } from './forget-name'
import { users } from '../../../kernel/members/members.schema'
import { notify } from '../../../kernel/messages/notify'
import type { ReportableKind } from '../../../kernel/moderation/reportable-kind'
import { randomDigits } from '../../../kernel/shared/random'
import { newcomerName } from '../../../kernel/words/text-message-words'

/** A member's nickname and picture. */
export const reportableMembers: ReportableKind = {
  kind: 'member',
  find: async (database, ids) => {
    const members = await queriesOf(database).read(
      build
        .select({ id: users.id, nickname: users.nickname, avatar: users.avatar })
        .from(users)
        .where(isOneOf(users.id, ids)),
    )
    return members.map(({ id, nickname, avatar }) => ({
      id,
      authorId: id,
      text: nickname,
      place: '',
      pictures: avatar === '' ? [] : [avatar],
    }))
  },
  remove: resetMember,
}

const resetMessage = message(
  ['您的昵称和头像已被重置', 'Your name and picture were reset'],
  [
    '工作人员重置了您的昵称和头像，您可以重新设置。原因：{reason}',
    'The office reset your name and your picture. You can choose others. Reason: {reason}',
  ],
)

/** Gives a member the name and the picture of a new account. */
async function resetMember(transaction: Transaction, id: string, reasonText: string, at: Date): Promise<void> {
  const reason = officeReason(reasonText)
  const [changed] = await transaction
    .update(users)
    .set({ nickname: newcomerName('zh-CN', randomDigits(6)), avatar: '' })
    .where(eq(users.id, id))
    .returning({ id: users.id })
  if (changed === undefined) throw new Refusal(errorCodes.gone)
  await forgetName(transaction, id, at)
  const message = { userId: id, words: resetMessage, slots: { reason }, path: '/user' }
  await notify(transaction, { name: 'account.reset-name', category: 'office' }, [message], at)
}
