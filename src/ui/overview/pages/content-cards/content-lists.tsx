import { Headphones } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FeedItem } from '../../../../domain/frame/content/feed-item'
import type { CardOf } from '../../../../domain/overview/pages/page-card'
import { ContentCard } from '../../../media/feed/content-card.part'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Image } from '../../../frame/kit/pictures/image'
import { Link } from '../../../frame/kit/buttons/link'
import { Meta } from '../../../frame/kit/facts/meta'
import { AlbumTile, MediaCard } from '../../../frame/kit/cards/tiles'
import { Waterfall } from '../../../frame/kit/lists/waterfall'
import { feedKey } from '../../../../domain/frame/content/feed-item'
import { useIsElder } from '../../../frame/shell/app-context'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import styles from './content-lists.module.css'
import { pagesWords } from '../pages.words'
import { useContentLinks } from '../use-content-links'

interface ListProps {
  readonly items: readonly FeedItem[]
  /** Whether the list is on the first view; if so, its pictures are loaded eagerly. */
  readonly first: boolean
}

/** Articles in the layout that the editor chose, or each in its own. */
export const ArticleList = observer(function ArticleList({
  items,
  style,
  first,
}: ListProps & { readonly style?: CardOf<'article-list'>['style'] }) {
  const elder = useIsElder()
  const visibleItems = useContentLinks().items(items)
  const draw = (item: FeedItem, index: number) => (
    <ContentCard
      item={item}
      heading="h3"
      {...(style === undefined ? {} : { layout: style })}
      first={first && index < 2}
    />
  )
  if (style === 'waterfall' && !elder) {
    return (
      <Waterfall items={visibleItems} keyOf={({ item }) => feedKey(item)}>
        {({ item }, index) => draw(item, index)}
      </Waterfall>
    )
  }
  return (
    <ul className={styles.rows}>
      {visibleItems.map(({ item }, index) => (
        <li key={feedKey(item)}>{draw(item, index)}</li>
      ))}
    </ul>
  )
})

export const AudioList = observer(function AudioList({ items, first }: ListProps) {
  const visibleItems = useContentLinks().items(items)
  const format = useFormat()
  return (
    <ul className={styles.rows}>
      {visibleItems.map(({ item, href }, index) => (
        <li key={feedKey(item)} className={styles.audio}>
          <span className={styles.audioCover}>
            <Image src={item.covers[0] ?? null} alt="" ratio="1:1" width={64} first={first && index < 3} />
            <span className={styles.ear}>
              <Icon of={Headphones} size={14} />
            </span>
          </span>
          <div className={styles.audioWords}>
            <h3 className={styles.audioTitle}>
              <Link to={href} className={styles.link}>
                {item.title}
              </Link>
            </h3>
            <Meta
              parts={[
                item.source?.name,
                item.duration === null ? null : format.duration(item.duration),
                item.counts.views > 0 && format.countText(item.counts.views, 'plays'),
              ]}
            />
          </div>
        </li>
      ))}
    </ul>
  )
})

export const AlbumGrid = observer(function AlbumGrid({ items, first }: ListProps) {
  const visibleItems = useContentLinks().items(items)
  const format = useFormat()
  return (
    <ul className={styles.albums}>
      {visibleItems.map(({ item, href }, index) => (
        <li key={feedKey(item)}>
          <AlbumTile
            href={href}
            title={item.title}
            cover={item.covers[0] ?? null}
            facts={[item.counts.views > 0 ? format.countText(item.counts.views, 'plays') : null]}
            first={first && index < 3}
          />
        </li>
      ))}
    </ul>
  )
})

export const VideoGrid = observer(function VideoGrid({ items, first }: ListProps) {
  const visibleItems = useContentLinks().items(items)
  const format = useFormat()
  return (
    <ul className={styles.videos}>
      {visibleItems.map(({ item, href }, index) => (
        <li key={feedKey(item)}>
          <MediaCard
            href={href}
            title={item.title}
            cover={item.covers[0] ?? null}
            facts={[
              item.source?.name ?? null,
              item.counts.views > 0 ? format.countText(item.counts.views, 'plays') : null,
            ]}
            {...(item.duration === null ? {} : { duration: format.duration(item.duration) })}
            first={first && index < 2}
          />
        </li>
      ))}
    </ul>
  )
})

export const GalleryGrid = observer(function GalleryGrid({ items, first }: ListProps) {
  const words = useWords(pagesWords)
  const visibleItems = useContentLinks().items(items)
  return (
    <ul className={styles.videos}>
      {visibleItems.map(({ item, href }, index) => (
        <li key={feedKey(item)}>
          <MediaCard
            href={href}
            title={item.title}
            cover={item.covers[0] ?? null}
            facts={[item.pictures === null ? null : words.picturesOf(item.pictures)]}
            first={first && index < 2}
          />
        </li>
      ))}
    </ul>
  )
})
