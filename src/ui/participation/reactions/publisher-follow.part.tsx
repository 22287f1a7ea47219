import { Check, Plus } from 'lucide-react'
import { Button } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { useWords } from '../../frame/words/words'
import styles from './publisher-follow.module.css'
import { reactionsWords } from './reactions.words'

interface PublisherFollowPartProps {
  /** The publisher's name, read out with the button when a list has several of them. */
  readonly name?: string
  readonly followed: boolean
  readonly onToggle: () => void
  /** Whether the button is the main act of the screen, such as on a profile; elsewhere it is less prominent. */
  readonly isMain?: boolean
}

/** A button to follow or unfollow a publisher. */
export function PublisherFollowPart({ name, followed, onToggle, isMain = false }: PublisherFollowPartProps) {
  const words = useWords(reactionsWords)
  const kind = isMain ? (followed ? 'secondary' : 'primary') : followed ? 'quiet' : 'secondary'
  const label = followed ? words.following : words.follow
  return (
    <Button
      small
      kind={kind}
      className={kind === 'quiet' ? styles.unframed : undefined}
      aria-pressed={followed}
      {...(name === undefined ? {} : { 'aria-label': `${label} ${name}` })}
      icon={<Icon of={followed ? Check : Plus} size={14} />}
      onClick={onToggle}
    >
      {label}
    </Button>
  )
}
