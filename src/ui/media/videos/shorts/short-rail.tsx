import { Heart, MessageCircle, Share2, Star } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { IconButton } from '../../../frame/kit/buttons/button'
import { classNames } from '../../../frame/kit/styles/class-names'
import { Icon } from '../../../frame/kit/pictures/icon'
import { useIsElder } from '../../../frame/shell/app-context'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import styles from './short-rail.module.css'
import type { ShortsViewModel } from './shorts.view-model'
import { shortsWords } from '../shorts.words'

interface ShortRailProps {
  readonly viewModel: ShortsViewModel
  /** Whether the rail belongs to the current short. */
  readonly active: boolean
}

/**
 * The buttons at the edge of a short. Those of a neighbouring short are inactive: they show neither state nor counts.
 */
export const ShortRail = observer(function ShortRail({ viewModel, active }: ShortRailProps) {
  const words = useWords(shortsWords)
  const format = useFormat()
  const elder = useIsElder()
  const { participation, openComments } = viewModel
  const { reactions } = participation
  const isKnown = active && reactions.isLoaded
  // Each icon has a line below it even before its number is known, so that nothing moves when the number appears.
  const captionOf = (word: string, count: number) => {
    if (elder) return word
    if (!isKnown) return '\u00a0'
    return count > 0 ? format.count(count) : word
  }
  return (
    <div className={styles.rail}>
      <IconButton
        label={words.like}
        isPressed={isKnown && reactions.like.isOn}
        className={classNames(styles.act, isKnown && reactions.like.isOn && styles.liked)}
        icon={<Icon of={Heart} size={30} />}
        caption={captionOf(words.like, reactions.like.count)}
        onClick={() => void reactions.toggleLike()}
      />
      <IconButton
        label={words.comments}
        className={styles.act}
        icon={<Icon of={MessageCircle} size={30} />}
        caption={captionOf(words.comments, reactions.comments)}
        onClick={() => openComments(true)}
      />
      <IconButton
        label={words.favourite}
        isPressed={isKnown && reactions.favourite.isOn}
        className={classNames(styles.act, isKnown && reactions.favourite.isOn && styles.kept)}
        icon={<Icon of={Star} size={30} />}
        caption={captionOf(words.favourite, reactions.favourite.count)}
        onClick={() => void reactions.toggleFavourite()}
      />
      <IconButton
        label={words.share}
        className={styles.act}
        icon={<Icon of={Share2} size={28} />}
        caption={captionOf(words.share, reactions.shares)}
        onClick={() => participation.share(true)}
      />
    </div>
  )
})
