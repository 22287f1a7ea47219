import { Heart, MessageCircle, Play } from 'lucide-react'
import type { CirclePostCard as Card } from '../../../domain/civic/circles/circle-post'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Badge } from '../../frame/kit/badges/badge'
import { Icon } from '../../frame/kit/pictures/icon'
import { Image } from '../../frame/kit/pictures/image'
import { Link } from '../../frame/kit/buttons/link'
import { Meta, TimeText } from '../../frame/kit/facts/meta'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './circle-post-card.module.css'
import { CirclePostMarks } from './circle-post-marks'
import { circlePostPath } from './circles.paths'
import { circlesWords } from './circles.words'

interface CirclePostCardProps {
  readonly post: Card
  /** Whether the card names the circle and the state of the post, as in the member's own list. */
  readonly showsCircle?: boolean
}

/** A post of a circle in a list. */
export function CirclePostCard({ post, showsCircle = false }: CirclePostCardProps) {
  const words = useWords(circlesWords)
  const format = useFormat()
  const { author, likes, comments, pictureCount, pictures } = post
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Avatar src={author.avatar} name={author.nickname} size="small" />
        <Meta
          className={styles.by}
          parts={[
            author.nickname,
            <TimeText key="time" at={post.at} text={format.relativeTime(post.at)} />,
            showsCircle && post.circle.name,
          ]}
        />
        {post.state !== 'published' && (
          <Badge tone={post.state === 'held' ? 'accent' : 'danger'}>{words[`post.${post.state}`]}</Badge>
        )}
      </div>
      <h2 className={styles.text}>
        <CirclePostMarks post={post} />
        <Link to={circlePostPath(post.id)} className={styles.link}>
          {post.summary}
        </Link>
      </h2>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ address }, index) => (
            <li key={address} className={styles.picture}>
              <Image src={address} alt="" ratio="1:1" width={120} />
              {post.hasVideo && index === 0 && (
                <span className={styles.mark} role="img" aria-label={words.video}>
                  <Icon of={Play} size={16} />
                </span>
              )}
              {index === pictures.length - 1 && pictureCount > pictures.length && (
                <span className={styles.mark} role="img" aria-label={words.pictures(pictureCount)}>
                  {`+${pictureCount - pictures.length}`}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.facts}>
        {post.place !== '' && <span className={styles.place}>{post.place}</span>}
        {likes > 0 && (
          <span className={styles.count} role="img" aria-label={words.likes(format.count(likes), likes === 1)}>
            <Icon of={Heart} size={14} />
            {format.count(likes)}
          </span>
        )}
        {comments > 0 && (
          <span className={styles.count} role="img" aria-label={words.comments(format.count(comments), comments === 1)}>
            <Icon of={MessageCircle} size={14} />
            {format.count(comments)}
          </span>
        )}
      </div>
    </article>
  )
}
