import { timesOfDay, type TimeOfDay } from '../../../domain/frame/shared/time-of-day'
import { ChoiceChips } from '../kit/chips/choice-chips'
import { useWords } from '../words/words'
import { timeOfDayWords } from '../words/time-of-day.words'

interface TimeOfDayFieldProps {
  readonly id: string
  readonly label: string
  readonly value: TimeOfDay
  readonly onChange: (value: TimeOfDay) => void
}

/** The time of day at which help is wanted. */
export function TimeOfDayField(field: TimeOfDayFieldProps) {
  const words = useWords(timeOfDayWords)
  return <ChoiceChips {...field} options={timesOfDay.map((value) => ({ value, label: words[value] }))} />
}
