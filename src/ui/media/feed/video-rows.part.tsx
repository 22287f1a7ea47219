import { ListVideo, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { shownAddress } from '../../../application/frame/navigation/shown-kinds'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { feedKey, type FeedItem } from '../../../domain/frame/content/feed-item'
import { contentTarget } from '../../../domain/frame/navigation/content-target'
import { Icon } from '../../frame/kit/pictures/icon'
import { Image } from '../../frame/kit/pictures/image'
import { Link } from '../../frame/kit/buttons/link'
import { useService } from '../../frame/shell/app-context'
import { useFormat } from '../../frame/words/use-format'
import styles from './video-rows.module.css'

export interface VideoRowProps {
  readonly items: readonly FeedItem[]
  readonly first: boolean
}

/** Short videos side by side, in upright format. */
export const ShortRow = observer(function ShortRow(props: VideoRowProps) {
  return <Row {...props} tileLabel={styles.short} icon={Play} width={160} />
})

/** Collections side by side, each drawn as the top of a stack. */
export const CollectionRow = observer(function CollectionRow(props: VideoRowProps) {
  return <Row {...props} tileLabel={styles.collection} icon={ListVideo} width={240} />
})

interface TilesProps extends VideoRowProps {
  readonly tileLabel: string | undefined
  readonly icon: typeof Play
  /** The displayed width of a picture, in pixels. */
  readonly width: number
}

const Row = observer(function Row({ items, first, tileLabel, icon, width }: TilesProps) {
  const navigator = useService(Navigator)
  const format = useFormat()
  return (
    <ul className={styles.row}>
      {items.map(({ covers, title, counts, ...item }, index) => {
        const href = shownAddress(navigator, contentTarget(item.kind, item.id, item.externalUrl))
        if (href === null) return null
        return (
          <li key={feedKey(item)} className={tileLabel}>
            <Image src={covers[0] ?? null} alt="" ratio="fill" width={width} first={first && index < 2} />
            <div className={styles.words}>
              <h3 className={styles.title}>
                <Link to={href} className={styles.link}>
                  {title}
                </Link>
              </h3>
              {counts.views > 0 && format.showsFigures && (
                <p className={styles.facts}>
                  <Icon of={icon} size={14} />
                  {format.countText(counts.views, 'plays')}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
})
