import { message } from '../../../kernel/cases/message'

/** Messages to the author of a comment or a chat message. */
export const commentMessages = {
  remove: message(
    ['您的留言已被移除', 'The office removed what you wrote'],
    ['“{beginning}”已被移除。原因：{reason}', '“{beginning}” was removed. Reason: {reason}'],
  ),
} as const
