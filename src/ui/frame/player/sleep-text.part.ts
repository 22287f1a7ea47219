import type { SleepTimer } from '../../../domain/frame/player/sleep-timer'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import { sleepWords } from './sleep.words'

/** Returns the time left of a sleep timer, such as '9:59'; empty without one. */
export function useSleepText(sleep: SleepTimer | null): string {
  const words = useWords(sleepWords)
  const format = useFormat()
  if (sleep === null) return ''
  return sleep.kind === 'item-end' ? words.sleepAtEndShort : format.duration(sleep.surplus)
}

export function useSleepName(): string {
  return useWords(sleepWords).sleep
}
