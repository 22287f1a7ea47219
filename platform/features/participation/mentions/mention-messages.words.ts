import { message } from '../../../kernel/cases/message'

/** Messages to somebody whom a text names. */
export const mentionMessages = {
  one: message(['{who}提到了您', '{who} mentioned you'], ['“{beginning}”', '“{beginning}”']),
  several: message(['{who}提到了您{count}次', '{who} mentioned you {count} times'], ['“{beginning}”', '“{beginning}”']),
} as const
