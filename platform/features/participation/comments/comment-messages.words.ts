import { message } from '../../../kernel/cases/message'

/** Messages to the author of a comment or a chat message. */
export const commentMessages = {
  post: message(
    ['您的评论已发布', 'Your comment was posted'],
    ['“{beginning}”已通过审核，大家都能看到了。', '“{beginning}” was checked. Everyone can see it now.'],
  ),
  change: message(
    ['您修改的评论已发布', 'Your changed comment was posted'],
    ['“{beginning}”已通过审核，大家都能看到了。', '“{beginning}” was checked. Everyone can see it now.'],
  ),
  refuseChange: message(
    ['您对评论的修改没有发布', 'Your changed comment wasn’t posted'],
    [
      '您在“{title}”下修改的评论没有通过审核，仍显示修改前的内容。原因：{reason}',
      'What you changed under “{title}” wasn’t posted, and the words from before stay. Reason: {reason}',
    ],
  ),
  remove: message(
    ['您发布的内容已被移除', 'The office removed what you wrote'],
    [
      '您在“{title}”下发布的内容已被移除。原因：{reason}',
      'What you wrote under “{title}” was removed. Reason: {reason}',
    ],
  ),
} as const
