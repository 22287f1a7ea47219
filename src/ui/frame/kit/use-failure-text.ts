import type { Failure } from '../../../application/frame/shared/failure'
import { useWords } from '../words/words'
import { failureWords } from './failure.words'

type FileReason = 'too-many-pixels' | 'too-costly' | 'malicious' | 'not-publishable'
/** Reasons for which the platform refused a file although it accepts the type. */
const fileReasons: ReadonlySet<string> = new Set<FileReason>([
  'too-many-pixels',
  'too-costly',
  'malicious',
  'not-publishable',
])

/** Returns the text of a failure by its true cause; the server's message when one of its rules refused. */
export function useFailureText(): (failure: Failure) => string {
  const words = useWords(failureWords)
  return ({ code, message, retryAfter, state }) => {
    switch (code) {
      case 'offline':
      case 'unreachable':
      case 'timeout':
      case 'malformed':
      case 'cancelled':
      case 'fault':
        return words[code]
      case 'bad-gateway':
      case 'unavailable':
        return retryAfter === null ? words.busy : words.busyFor(Math.max(1, Math.ceil(retryAfter)))
      case 'server-error':
        return words.serverError
      case 'too-many':
        return retryAfter === null ? words.tooMany : words.tooManyFor(Math.max(1, Math.ceil(retryAfter / 60)))
      case 'forbidden':
      case 'not-yours':
        return words.forbidden
      case 'gone':
      case 'not-found':
        return words.gone
      case 'session-expired':
      case 'not-volunteer':
        return words.sessionExpired
      case 'phone-needed':
        return words.phoneNeeded
      case 'too-large':
        return words.tooLarge
      case 'type-not-taken':
        return fileReasons.has(state) ? words[`file.${state as FileReason}`] : words.typeNotTaken
      case 'invalid':
      case 'state-refuses':
      case 'somebody-first':
      case 'wrong-method':
      case 'refused':
        return message === '' ? words.refused : message
    }
  }
}
