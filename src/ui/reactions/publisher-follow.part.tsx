import { Check, Plus } from 'lucide-react'
import { Button } from '../kit/button'
import { Icon } from '../kit/icon'
import { useWords } from '../words/words'
import { reactionsWords } from './reactions.words'

interface PublisherFollowPartProps {
  /** Read out with the button, where several stand in one list. */
  readonly name?: string
  readonly followed: boolean
  readonly onToggle: () => void
}

/** Follows a publisher, or leaves it. */
export function PublisherFollowPart({ name, followed, onToggle }: PublisherFollowPartProps) {
  const words = useWords(reactionsWords)
  const label = followed ? words.following : words.follow
  return (
    <Button
      small
      kind={followed ? 'secondary' : 'primary'}
      aria-pressed={followed}
      {...(name === undefined ? {} : { 'aria-label': `${label} ${name}` })}
      icon={<Icon of={followed ? Check : Plus} size={14} />}
      onClick={onToggle}
    >
      {label}
    </Button>
  )
}
