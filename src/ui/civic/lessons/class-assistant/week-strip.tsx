import { ChevronLeft, ChevronRight } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { daysOfDate, parseIsoDate, weekdayOf } from '../../../../domain/frame/shared/civil-date'
import { Button, IconButton } from '../../../frame/kit/buttons/button'
import { classNames } from '../../../frame/kit/styles/class-names'
import { Icon } from '../../../frame/kit/pictures/icon'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import type { ClassAssistantViewModel } from './class-assistant.view-model'
import styles from '../lessons.module.css'
import { lessonsWords } from '../lessons.words'

interface WeekStripProps {
  readonly viewModel: ClassAssistantViewModel
}

/** The days of a week, of which one is chosen; today is marked, and one tap away from any week. */
export const WeekStrip = observer(function WeekStrip({ viewModel }: WeekStripProps) {
  const words = useWords(lessonsWords)
  const format = useFormat()
  const { days, day, calendar } = viewModel
  return (
    <div className={styles.week}>
      <div className={styles.weekBar}>
        <IconButton
          label={words.previousWeek}
          icon={<Icon of={ChevronLeft} size={22} />}
          onClick={() => viewModel.chooseWeek(-1)}
        />
        <p className={styles.span} role="status">
          {words.between(format.day(days[0] ?? ''), format.day(days.at(-1) ?? ''))}
        </p>
        <IconButton
          label={words.nextWeek}
          icon={<Icon of={ChevronRight} size={22} />}
          onClick={() => viewModel.chooseWeek(1)}
        />
        {day !== calendar.today && (
          <Button small onClick={() => viewModel.goToToday()}>
            {words.backToToday}
          </Button>
        )}
      </div>
      <div role="group" aria-label={words.days} className={styles.days}>
        {days.map((each) => (
          <DayButton key={each} day={each} viewModel={viewModel} />
        ))}
      </div>
    </div>
  )
})

const DayButton = observer(function DayButton({ day, viewModel }: WeekStripProps & { readonly day: string }) {
  const words = useWords(lessonsWords)
  const format = useFormat()
  const date = parseIsoDate(day)
  if (date === null) return null
  const isToday = day === viewModel.calendar.today
  const lessons = viewModel.lessonsOn(day).length
  const weekday = words.weekday(weekdayOf(daysOfDate(date)))
  const name = isToday ? words.today : `${weekday} ${format.day(day)}`
  return (
    <button
      type="button"
      aria-pressed={day === viewModel.day}
      aria-current={isToday ? 'date' : undefined}
      aria-label={words.dayName(name, words.lessonCount(lessons))}
      className={styles.day}
      onClick={() => viewModel.chooseDay(day)}
    >
      <span className={styles.weekday}>{isToday ? words.today : weekday}</span>
      <span className={styles.date}>{date.day}</span>
      <span className={classNames(styles.dot, lessons === 0 && styles.none)} aria-hidden="true" />
    </button>
  )
})
