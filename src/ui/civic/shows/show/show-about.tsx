import { MapPin } from 'lucide-react'
import type { Show } from '../../../../domain/civic/shows/show'
import { Badge } from '../../../frame/kit/badges/badge'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Link } from '../../../frame/kit/buttons/link'
import { TimeText } from '../../../frame/kit/facts/meta'
import { AuthorHeadPart } from '../../../participation/author-head.part'
import { topicPath } from '../../../media/topics/topics.paths'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { ShowMedia } from './show-media'
import { showTone } from '../show-tone'
import styles from './show.module.css'
import { showsWords } from '../shows.words'

/** Shows who published what, where and when. */
export function ShowAbout({ show }: { readonly show: Show }) {
  const words = useWords(showsWords)
  const format = useFormat()
  const { author, category, topic, state } = show
  return (
    <article className={styles.part}>
      <AuthorHeadPart
        author={author}
        parts={[<TimeText key="time" at={show.at} text={format.relativeTime(show.at)} />, category?.name]}
      >
        {state !== 'published' && <Badge tone={showTone(state)}>{words[`state.${state}`]}</Badge>}
      </AuthorHeadPart>
      <h1 className={styles.text}>{show.text}</h1>
      <ShowMedia show={show} />
      {topic !== null && (
        <p>
          <Link to={topicPath(topic.id)} look="text" wide>
            {words.topic(topic.title)}
          </Link>
        </p>
      )}
      {show.place !== '' && (
        <p className={styles.place}>
          <Icon of={MapPin} size={16} />
          {show.place}
        </p>
      )}
    </article>
  )
}
