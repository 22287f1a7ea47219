import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef } from 'react'
import type { Timetable } from '../../../application/media/channels/timetable'
import type { ScheduleDay } from '../../../domain/media/channels/schedule-days'
import { ChipRow, ToggleChip } from '../../frame/kit/chips/toggle-chip'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { programmesWords } from './programmes.words'

/** The days of a schedule as a row of chips, with the chosen one in view. */
export const ScheduleDays = observer(function ScheduleDays({
  timetable: { days, selected, select },
}: {
  readonly timetable: Timetable
}) {
  const words = useWords(programmesWords)
  const format = useFormat()
  const group = useRef<HTMLDivElement>(null)
  const nameOf = ({ offset, month, date }: ScheduleDay) =>
    offset === 0
      ? words.today
      : offset === -1
        ? words.yesterday
        : offset === 1
          ? words.tomorrow
          : format.monthDay(month, date)

  // The row itself scrolls, because scrollIntoView would also move a page on which the row is further down.
  useLayoutEffect(() => {
    const chip = group.current?.querySelector('[aria-pressed=true]')
    const row = chip?.parentElement
    if (!chip || !row) return
    const { left, width } = row.getBoundingClientRect()
    const shown = chip.getBoundingClientRect()
    row.scrollLeft += shown.left - left - (width - shown.width) / 2
  }, [selected])

  return (
    <div ref={group} role="group" aria-label={words.days}>
      <ChipRow>
        {days.map((day) => (
          <ToggleChip
            key={day.day}
            label={nameOf(day)}
            isPressed={day.day === selected}
            onToggle={() => select(day.day)}
          />
        ))}
      </ChipRow>
    </div>
  )
})
