import { message } from '../../../kernel/cases/message'

/** The messages of a thread. They tell that somebody wrote, and never what, so that no copy of it outlives the note. */
export const threadMessages = {
  wish: {
    owner: message(
      ['许愿人给您发了消息', 'The wisher wrote to you'],
      ['与您认领的心愿有关，请打开查看。', 'It is about the wish you claimed. Open it to read and answer.'],
    ),
    helper: message(
      ['认领您心愿的志愿者发了消息', 'A volunteer wrote to you'],
      ['与您的心愿有关，请打开查看。', 'It is about your wish. Open it to read and answer.'],
    ),
  },
  order: {
    owner: message(
      ['下单人给您发了消息', 'The resident wrote to you'],
      ['与您接下的服务有关，请打开查看。', 'It is about the order you took. Open it to read and answer.'],
    ),
    helper: message(
      ['接单的志愿者给您发了消息', 'Your volunteer wrote to you'],
      ['与您下单的服务有关，请打开查看。', 'It is about your order. Open it to read and answer.'],
    ),
  },
} as const

/** The message to the writer of a note that the office removed. */
export const noteRemovedMessage = message(
  ['您的一条消息已被移除', 'A message you wrote was removed'],
  ['这条消息来自心愿或服务的对话。原因：{reason}', 'You wrote it about a wish or an order. Reason: {reason}'],
)
