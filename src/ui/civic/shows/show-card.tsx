import { Heart, Images, Play } from 'lucide-react'
import { coverRatio, type ShowCard as Card } from '../../../domain/civic/shows/show'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Badge } from '../../frame/kit/badges/badge'
import { Icon } from '../../frame/kit/pictures/icon'
import { Image } from '../../frame/kit/pictures/image'
import { Link } from '../../frame/kit/buttons/link'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './show-card.module.css'
import { showTone } from './show-tone'
import { showPath } from './shows.paths'
import { showsWords } from './shows.words'

interface ShowCardProps {
  readonly show: Card
  /** Whether the card is in the member's own list, where the state of the show is shown. */
  readonly own?: boolean
  /** Whether the card is in the viewport when the list opens. */
  readonly first?: boolean
}

/** A show as a card of a waterfall (masonry) list. */
export function ShowCard({ show, own = false, first = false }: ShowCardProps) {
  const words = useWords(showsWords)
  const format = useFormat()
  const { cover, hasVideo, pictureCount, author, likes } = show
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Image
          src={cover?.address ?? null}
          alt=""
          ratio={coverRatio(cover?.size ?? null)}
          width="half"
          round="none"
          first={first}
        />
        {hasVideo ? (
          <span className={styles.mark} role="img" aria-label={words.video}>
            <Icon of={Play} size={16} />
          </span>
        ) : (
          pictureCount > 1 && (
            <span className={styles.mark} role="img" aria-label={words.pictures(pictureCount)}>
              <Icon of={Images} size={14} />
              {pictureCount}
            </span>
          )
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.summary}>
          <Link to={showPath(show)} className={styles.link}>
            {show.summary}
          </Link>
        </h2>
        {own ? (
          <p>
            <Badge tone={showTone(show.state)}>{words[`state.${show.state}`]}</Badge>
          </p>
        ) : (
          <div className={styles.facts}>
            <Avatar src={author.avatar} name={author.nickname} size="small" />
            <span className={styles.name}>{author.nickname}</span>
            {likes > 0 && (
              <span className={styles.likes} role="img" aria-label={words.likes(format.count(likes), likes === 1)}>
                <Icon of={Heart} size={14} />
                {format.count(likes)}
              </span>
            )}
          </div>
        )}
      </div>
    </article>
  )
}
