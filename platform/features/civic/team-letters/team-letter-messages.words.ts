import { message } from '../../../kernel/cases/message'

/** The message by which a letter comes to the members of a team; its text is the letter. */
export const letterMessage = message(['{who}给“{team}”的队员发了消息', '{who} wrote to “{team}”'], ['{text}', '{text}'])

/** The message to the writer of a letter that the office removed. */
export const letterRemovedMessage = message(
  ['您发给队员的消息已被移除', 'What you wrote to your team was removed'],
  ['您发给“{team}”的消息已被移除。原因：{reason}', 'What you wrote to “{team}” was removed. Reason: {reason}'],
)
