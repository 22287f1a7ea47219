import { Lock } from 'lucide-react'
import type { CircleCard } from '../../../../domain/civic/circles/circle'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { Badge } from '../../../frame/kit/badges/badge'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Link } from '../../../frame/kit/buttons/link'
import { classNames } from '../../../frame/kit/styles/class-names'
import { Meta, TimeText } from '../../../frame/kit/facts/meta'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import styles from '../circles.module.css'
import { circleTone } from '../circle-tone'
import { circlePath } from '../circles.paths'
import { circlesWords } from '../circles.words'

const tones = {
  pending: 'accent',
  invited: 'accent',
  member: 'success',
  moderator: 'success',
  owner: 'success',
  refused: 'danger',
  removed: 'danger',
} as const

/** A circle in a list, with the visitor's relation to it, and what was written in it last. */
export function CircleRow({ circle }: { readonly circle: CircleCard }) {
  const words = useWords(circlesWords)
  const format = useFormat()
  const { standing, latest } = circle
  return (
    <article className={classNames(styles.circle, circleTone(circle.id))}>
      <span className={styles.picture}>
        <Avatar src={circle.picture} name={circle.name} size="large" square photo />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={circlePath(circle.id)} className={styles.link}>
            {circle.name}
          </Link>
          {circle.isClosed && (
            <span className={styles.lock} role="img" aria-label={words.closedCircle}>
              <Icon of={Lock} size={14} />
            </span>
          )}
          {circle.hasEnded && <Badge>{words.ended}</Badge>}
          {standing !== 'none' && standing !== 'left' && (
            <Badge tone={tones[standing]}>{words[`standing.${standing}`]}</Badge>
          )}
        </h2>
        <p className={styles.summary}>{circle.summary}</p>
        <Meta
          parts={[
            words.members(format.count(circle.members), circle.members === 1),
            words.posts(format.count(circle.posts), circle.posts === 1),
          ]}
        />
        {latest !== null && (
          <p className={styles.latest}>
            <span className={styles.latestText}>{latest.summary}</span>
            <TimeText at={latest.at} text={format.relativeTime(latest.at)} />
          </p>
        )}
      </div>
    </article>
  )
}
