import { endedTooSoon, type CountedTime, type ServiceState } from '../../../domain/civic/activities/service-lifecycle'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { serviceWords } from './service.words'

export const serviceTone = {
  open: 'accent',
  waiting: 'plain',
  confirmed: 'success',
  corrected: 'success',
  refused: 'danger',
} as const satisfies Readonly<Record<ServiceState, string>>

/** Returns the words for the state and the time span of a service. */
export function useServiceText() {
  const words = useWords(serviceWords)
  const format = useFormat()
  return {
    state: (state: ServiceState): string => words[`state.${state}`],
    span: (service: CountedTime): string => {
      const { from, until, minutes, state } = service
      const counts = state === 'confirmed' || state === 'corrected'
      const time = until === null ? words.since(format.time(from)) : words.span(format.time(from), format.time(until))
      if (counts && endedTooSoon(service)) return words.tooShort(time, service.leastMinutes)
      return counts ? words.counts(time, minutes) : time
    },
  }
}
