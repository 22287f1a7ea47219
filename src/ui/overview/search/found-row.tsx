import { observer } from 'mobx-react-lite'
import { shownAddress } from '../../../application/frame/navigation/shown-kinds'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { SiteStore } from '../../../application/frame/site/site.store'
import { foundTarget, type FoundItem, type FoundKind } from '../../../domain/overview/search/found-kinds'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Badge } from '../../frame/kit/badges/badge'
import { Image, type ImageRatio } from '../../frame/kit/pictures/image'
import { Link } from '../../frame/kit/buttons/link'
import { DurationText, Meta, TimeText } from '../../frame/kit/facts/meta'
import { useService } from '../../frame/shell/app-context'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './found-row.module.css'
import { MarkedText } from './marked-text'
import { searchWords } from './search.words'
import { useKindName } from './use-kind-name'

interface FoundRowProps {
  readonly item: FoundItem
  /** Whether the kind is left out, in a list of one kind. */
  readonly hidesKind?: boolean
}

/**
 * Kinds that publish contents, or that have no time of publication. They are shown with a portrait or a logo before
 * their name.
 */
const publishers: readonly FoundKind[] = [
  'organisation',
  'host',
  'channel',
  'team',
  'service',
  'guide',
  'venue',
  'amenity',
  'project',
  'page',
]
/** Publishers whose picture is a photograph; the others have a logo, which is not cropped. */
const photographed: readonly FoundKind[] = ['team', 'service', 'venue', 'amenity', 'project', 'page']
/** Kinds that may have no picture, and then are shown without one. */
const pictureless: readonly FoundKind[] = ['service', 'guide', 'venue', 'amenity', 'project', 'page']

const shapes: Readonly<Partial<Record<FoundKind, { readonly ratio: ImageRatio; readonly width: number }>>> = {
  audio: { ratio: '1:1', width: 78 },
  album: { ratio: '1:1', width: 78 },
  short: { ratio: '3:4', width: 78 },
}
const usualImage = { ratio: '4:3', width: 104 } as const

/** One result of a search, in the shape of its kind, with the searched words marked in title and text. */
export const FoundRow = observer(function FoundRow({ item, hidesKind = false }: FoundRowProps) {
  const navigator = useService(Navigator)
  const picturesOff = useService(SiteStore).config?.showPicture === false
  const format = useFormat()
  const words = useWords(searchWords)
  const kindName = useKindName()
  const { kind, title, summary, covers, duration, source, publishedAt, medium, marks } = item
  const href = shownAddress(navigator, foundTarget(item))
  if (href === null) return null
  const isPublisher = publishers.includes(kind)
  const { ratio, width } = shapes[kind] ?? usualImage
  return (
    <article className={styles.row} data-publisher={isPublisher || undefined}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={href} className={styles.link}>
            <MarkedText text={title} marks={marks} />
          </Link>
        </h2>
        {summary !== '' && (
          <p className={styles.summary}>
            <MarkedText text={summary} marks={marks} />
          </p>
        )}
        <Meta
          className={styles.facts}
          parts={[
            !hidesKind && (
              <Badge key="kind" tone="accent">
                {medium === null ? kindName(kind) : words[medium]}
              </Badge>
            ),
            source?.name,
            !isPublisher && (
              <TimeText
                key="time"
                at={publishedAt}
                text={kind === 'activity' ? format.dateTime(publishedAt) : format.relativeTime(publishedAt)}
              />
            ),
          ]}
        />
      </div>
      {isPublisher
        ? (covers[0] !== undefined || !pictureless.includes(kind)) && (
            <Avatar
              src={picturesOff ? null : (covers[0] ?? null)}
              name={title}
              size="large"
              square={kind !== 'host'}
              photo={photographed.includes(kind)}
            />
          )
        : covers[0] !== undefined &&
          !picturesOff && (
            <div className={styles.cover} data-shape={kind} style={{ width }}>
              <Image src={covers[0]} alt="" ratio={ratio} width={width} />
              {duration !== null && (
                <span className={styles.duration}>
                  <DurationText text={format.duration(duration)} spoken={format.spokenDuration(duration)} />
                </span>
              )}
            </div>
          )}
    </article>
  )
})
