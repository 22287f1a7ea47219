import { Bell, Check } from 'lucide-react'
import { Badge } from '../../frame/kit/badges/badge'
import { Button } from '../../frame/kit/buttons/button'
import { type CardRowProps } from '../../frame/kit/cards/card-row'
import { Icon } from '../../frame/kit/pictures/icon'
import { Meta, type MetaProps } from '../../frame/kit/facts/meta'
import { useWords } from '../../frame/words/words'
import styles from './following.module.css'
import { followingWords } from './following.words'
import { CardRowPart } from '../../frame/shell/layout/card-row.part'

interface SubscriptionRowProps extends Pick<CardRowProps, 'to' | 'title' | 'cover' | 'summary' | 'children'> {
  /** The number of new items. */
  readonly fresh?: number
  readonly facts: MetaProps['parts']
  readonly upNext?: string
  readonly isOn: boolean
  readonly onToggle: () => void
}

/** What is subscribed to, with its acts. An act that is the only one stands beside the cover. */
export function SubscriptionRow({ fresh = 0, facts, upNext, isOn, onToggle, children, ...row }: SubscriptionRowProps) {
  const acts = (
    <div className={styles.acts}>
      {children}
      <Subscribed name={row.title} isOn={isOn} onToggle={onToggle} />
    </div>
  )
  return (
    <CardRowPart
      {...row}
      square
      about={
        <>
          <NewItemCount count={fresh} />
          <Meta parts={facts} />
          {upNext !== undefined && <p className={styles.upNext}>{upNext}</p>}
          {!children && acts}
        </>
      }
    >
      {children && acts}
    </CardRowPart>
  )
}

/** The number of new items; renders nothing when there are none. */
function NewItemCount({ count }: { readonly count: number }) {
  const words = useWords(followingWords)
  return (
    count > 0 && (
      <p>
        <Badge tone="accent">{words.fresh(count)}</Badge>
      </p>
    )
  )
}

interface SubscribedProps {
  readonly name: string
  readonly isOn: boolean
  readonly onToggle: () => void
}

/** Ends a subscription; afterwards the same button undoes that. */
function Subscribed({ name, isOn, onToggle }: SubscribedProps) {
  const words = useWords(followingWords)
  const label = isOn ? words.subscribed : words.undo
  return (
    <Button
      small
      kind={isOn ? 'quiet' : 'secondary'}
      className={isOn ? styles.unframed : undefined}
      aria-pressed={isOn}
      aria-label={`${label} ${name}`}
      icon={<Icon of={isOn ? Check : Bell} size={14} />}
      onClick={onToggle}
    >
      {label}
    </Button>
  )
}
