import type { SuggestionAct, SuggestionRole } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import type { CaseMessage } from '../../../kernel/cases/case-kind'
import { message } from '../../../kernel/cases/message'

/** Messages to the author of a suggestion. */
export const suggestionMessages: {
  readonly [Act in SuggestionAct]?: { readonly [Role in SuggestionRole]?: CaseMessage }
} = {
  accept: {
    author: message(
      ['您的留言已受理', 'Your suggestion was accepted'],
      [
        '“{title}”已受理，办理进度和答复期限请见详情。',
        '“{title}” was accepted. Open it to see when it will be answered.',
      ],
    ),
  },
  assign: {
    author: message(
      ['您的留言已转办', 'Your suggestion was passed on'],
      ['“{title}”已转到承办单位。', '“{title}” is now with the office that deals with it.'],
    ),
  },
  reply: {
    author: message(
      ['您的留言有了答复', 'Your suggestion was answered'],
      ['“{title}”已有答复。问题解决了吗？请确认。', '“{title}” was answered. Please say whether it’s settled.'],
    ),
    subscriber: message(
      ['您关注的留言有了答复', 'A suggestion that you follow was answered'],
      ['“{title}”已有答复。', '“{title}” was answered.'],
    ),
  },
  respond: {
    author: message(
      ['您的追问有了答复', 'Your question was answered'],
      [
        '“{title}”的追问已有答复。问题解决了吗？请确认。',
        'Your question about “{title}” was answered. Please say whether it’s settled.',
      ],
    ),
    subscriber: message(
      ['您关注的留言有了新答复', 'A question about a suggestion that you follow was answered'],
      ['“{title}”的追问已有答复。', 'A question about “{title}” was answered.'],
    ),
  },
  inquire: {
    author: message(
      ['部门想向您了解情况', 'The department has a question for you'],
      [
        '“{title}”的办理部门有问题想问您，请打开回答。',
        'The department has a question about “{title}”. Please open it and answer.',
      ],
    ),
  },
  refuse: {
    author: message(
      ['您的留言未被受理', 'Your suggestion wasn’t accepted'],
      ['“{title}”未被受理，原因请见详情。', '“{title}” wasn’t accepted. Open it to see why.'],
    ),
  },
  join: {
    author: message(
      ['您的留言已合并办理', 'Your suggestion was joined with another one'],
      [
        '“{title}”和另一条留言说的是同一件事，已合并办理。有了答复会告诉您。',
        '“{title}” is about the same as another suggestion, and is dealt with together. You’ll be told of the answer.',
      ],
    ),
  },
  part: {
    author: message(
      ['您的留言改为单独办理', 'Your suggestion is dealt with by itself again'],
      [
        '“{title}”不再和另一条留言合并，部门会单独答复。',
        '“{title}” is no longer joined with another one. The department answers it by itself.',
      ],
    ),
  },
  close: {
    author: message(
      ['您的留言已办结', 'Your suggestion was closed'],
      ['“{title}”已办结。如仍有问题，请再告诉我们。', '“{title}” was closed. If it isn’t settled, please write again.'],
    ),
  },
}

/** The message to the author of a suggestion that the office took from the public. */
export const hiddenMessage = message(
  ['您的留言不再公开', 'Your suggestion isn’t public any more'],
  [
    '“{title}”不再公开，会继续办理。原因：{reason}',
    '“{title}” isn’t public any more. It will still be dealt with. Reason: {reason}',
  ],
)
