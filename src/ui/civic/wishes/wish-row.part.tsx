import { CalendarClock, Users } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { isHelpWanted, type WishCard } from '../../../domain/civic/wishes/wish'
import { NextBadge } from '../../frame/cases/next-step.part'
import { CardFact } from '../../frame/kit/cards/card-row'
import { Meta, TimeText } from '../../frame/kit/facts/meta'
import { useDayAndTime } from '../../frame/words/use-day-and-time'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { useWishNext } from './wish-next.part'
import styles from './wish-row.module.css'
import { wishPath } from './wishes.paths'
import { wishesWords } from './wishes.words'
import { CardRowPart } from '../../frame/shell/layout/card-row.part'

interface WishRowProps {
  readonly wish: WishCard
  /** The single button of the row. */
  readonly action?: ReactNode
  /** Shown below everything else, such as why the act was refused. */
  readonly notice?: ReactNode
  /** Shown beside the badge, such as a mark that the wish changed. */
  readonly mark?: ReactNode
  readonly heading?: 'h2' | 'h3'
}

/** A wish in a list. While help is still wanted, it says for when. */
export const WishRow = observer(function WishRow({ wish, action, notice, mark, heading }: WishRowProps) {
  const words = useWords(wishesWords)
  const format = useFormat()
  const dayAndTime = useDayAndTime()
  const next = useWishNext()
  return (
    <CardRowPart
      to={wishPath(wish.id)}
      title={wish.title}
      heading={heading}
      cover={wish.cover}
      coverAt="end"
      summary={wish.summary}
      facts={
        <>
          <NextBadge next={next(wish)} />
          {mark}
          {isHelpWanted(wish) && (
            <CardFact icon={CalendarClock}>
              <span className={styles.day}>{dayAndTime(wish.wantedOn, wish.timeOfDay)}</span>
            </CardFact>
          )}
          <CardFact icon={Users}>{words.helpersWanted(wish.claimed, wish.wanted)}</CardFact>
        </>
      }
      act={action}
    >
      <Meta
        parts={[
          wish.category.name,
          wish.distance === null ? wish.place.name : format.distance(wish.distance),
          wish.wisher.onBehalfOf !== null && words.onBehalfOf(wish.wisher.nickname, wish.wisher.onBehalfOf),
          <TimeText key="time" at={wish.createdAt} text={format.relativeTime(wish.createdAt)} />,
        ]}
      />
      {notice}
    </CardRowPart>
  )
})
