import { Check, Plus } from 'lucide-react'
import { Button } from '../../frame/kit/button'
import { Icon } from '../../frame/kit/icon'
import { useWords } from '../../frame/words/words'
import { reactionsWords } from './reactions.words'

interface PublisherFollowPartProps {
  /** Read out with the button, where several stand in one list. */
  readonly name?: string
  readonly followed: boolean
  readonly onToggle: () => void
  /** It is what the screen is for, such as on a profile; elsewhere it keeps back. */
  readonly isMain?: boolean
}

/** Follows a publisher, or leaves it. */
export function PublisherFollowPart({ name, followed, onToggle, isMain = false }: PublisherFollowPartProps) {
  const words = useWords(reactionsWords)
  const label = followed ? words.following : words.follow
  return (
    <Button
      small
      kind={isMain ? (followed ? 'secondary' : 'primary') : followed ? 'quiet' : 'secondary'}
      aria-pressed={followed}
      {...(name === undefined ? {} : { 'aria-label': `${label} ${name}` })}
      icon={<Icon of={followed ? Check : Plus} size={14} />}
      onClick={onToggle}
    >
      {label}
    </Button>
  )
}
