import type { Failure } from '../../../../application/frame/shared/failure'
import { useWords } from '../../words/words'
import { failureWords } from './failure.words'

type Words = (typeof failureWords)['en']
type TextOf = (words: Words, failure: Failure) => string

const forbidden: TextOf = (words) => words.forbidden
const goneText: TextOf = (words) => words.gone
const sessionExpired: TextOf = (words) => words.sessionExpired
const busy: TextOf = (words, { retryAfter }) =>
  retryAfter === null ? words.busy : words.busyFor(Math.max(1, Math.ceil(retryAfter)))
/** The server's message, when a rule of the server refused the request. */
const messageOf: TextOf = (words, { message }) => (message === '' ? words.refused : message)

const texts: Readonly<Record<Failure['code'], TextOf>> = {
  offline: (words) => words.offline,
  unreachable: (words) => words.unreachable,
  timeout: (words) => words.timeout,
  malformed: (words) => words.malformed,
  cancelled: (words) => words.cancelled,
  fault: (words) => words.fault,
  'bad-gateway': busy,
  unavailable: busy,
  'server-error': (words) => words.serverError,
  'too-many': (words, { retryAfter }) =>
    retryAfter === null ? words.tooMany : words.tooManyFor(Math.max(1, Math.ceil(retryAfter / 60))),
  forbidden,
  'not-yours': forbidden,
  gone: goneText,
  'not-found': goneText,
  'session-expired': sessionExpired,
  'not-volunteer': sessionExpired,
  'phone-needed': (words) => words.phoneNeeded,
  'too-large': (words) => words.tooLarge,
  'type-not-taken': (words) => words.typeNotTaken,
  invalid: messageOf,
  'state-refuses': messageOf,
  'somebody-first': messageOf,
  'wrong-method': messageOf,
  refused: messageOf,
}

/**
 * Returns the text of a failure by its true cause. When a rule of the server refused the request, it is the server's
 * message.
 */
export function useFailureText(): (failure: Failure) => string {
  const words = useWords(failureWords)
  return (failure) => texts[failure.code](words, failure)
}
