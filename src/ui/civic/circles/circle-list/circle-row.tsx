import { Lock } from 'lucide-react'
import type { CircleCard } from '../../../../domain/civic/circles/circle'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { Badge } from '../../../frame/kit/badges/badge'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Link } from '../../../frame/kit/buttons/link'
import { Meta } from '../../../frame/kit/facts/meta'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import styles from '../circles.module.css'
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

/** A circle in a list, with the visitor's relation to it. */
export function CircleRow({ circle }: { readonly circle: CircleCard }) {
  const words = useWords(circlesWords)
  const format = useFormat()
  const { standing } = circle
  return (
    <article className={styles.row}>
      <Avatar src={circle.picture} name={circle.name} size="large" square photo />
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
        </h2>
        <p className={styles.summary}>{circle.summary}</p>
        <Meta
          parts={[
            words.members(format.count(circle.members), circle.members === 1),
            words.posts(format.count(circle.posts), circle.posts === 1),
          ]}
        />
      </div>
      <div className={styles.standing}>
        {circle.hasEnded && <Badge>{words.ended}</Badge>}
        {standing !== 'none' && standing !== 'left' && (
          <Badge tone={tones[standing]}>{words[`standing.${standing}`]}</Badge>
        )}
      </div>
    </article>
  )
}
