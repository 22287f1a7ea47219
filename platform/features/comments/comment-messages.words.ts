import { summaryOf } from '../../../src/domain/shared/format/summary'
import type { Localised } from '../../database/schema/localised'
import type { CaseMessage } from '../cases/case-kind'
import { message } from '../cases/message'

/** Characters by which its author recognises what was removed. */
const beginning = 40

/** To the author of a comment or a chat message that the office removed. */
export function removedMessage(text: string, reason: Localised): CaseMessage {
  const begins = summaryOf(text, beginning)
  return message(
    ['您的留言已被移除', 'The office removed what you wrote'],
    [`“${begins}”已被移除。原因：${reason['zh-CN']}`, `“${begins}” was removed. Reason: ${reason.en}`],
  )
}
