import { Bell, BellRing } from 'lucide-react'
import type { ListedLiveEvent } from '../../../domain/media/live/live-listing'
import { Button, buttonClasses } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { classNames } from '../../frame/kit/styles/class-names'
import { useLanguage, useWords } from '../../frame/words/words'
import styles from './live.module.css'
import { liveWords } from './live.words'

/** A live event, and whether the member is reminded of it. */
export type RemindedEvent = Pick<ListedLiveEvent, 'id' | 'title' | 'isReminded'>

interface ComingActsProps {
  readonly event: RemindedEvent
  readonly onRemind: () => void
  /** Whether the reminder is the main act of its screen. */
  readonly isMain?: boolean
}

/** What can be done about an event that is still to come: a reminder, and an entry in a calendar. */
export function ComingActs({ event: { id, title, isReminded }, onRemind, isMain = false }: ComingActsProps) {
  const words = useWords(liveWords)
  const language = useLanguage()
  const label = isReminded ? words.reminded : words.remind
  return (
    <div className={styles.acts}>
      <Button
        small
        kind={isMain && !isReminded ? 'primary' : 'secondary'}
        aria-pressed={isReminded}
        aria-label={`${label} ${title}`}
        icon={<Icon of={isReminded ? BellRing : Bell} size={14} />}
        onClick={onRemind}
      >
        {label}
      </Button>
      <a
        href={`/calendar/${encodeURIComponent(id)}.ics?lang=${language}`}
        className={classNames(buttonClasses({ small: true, kind: 'quiet' }), styles.unframed)}
        aria-label={words.calendarOf(title)}
        download
      >
        {words.calendar}
      </a>
    </div>
  )
}
