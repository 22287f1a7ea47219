import type { CircleRecord } from '../../../../domain/civic/circles/circle'
import { Link } from '../../../frame/kit/buttons/link'
import { Meta, TimeText } from '../../../frame/kit/facts/meta'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import styles from '../circles.module.css'
import { circlePostPath } from '../circles.paths'
import { circleManagerWords } from './circle-manager.words'

/** What somebody who leads a circle did. */
export function CircleRecordRow({ record }: { readonly record: CircleRecord }) {
  const words = useWords(circleManagerWords)
  const format = useFormat()
  const { act, actor, subject, post, text } = record
  const key = `record.${act}` as keyof typeof words
  const title = words[key]
  return (
    <div className={styles.record}>
      <p>
        {typeof title === 'string' ? title : act}
        {subject !== null && ` · ${subject.nickname}`}
      </p>
      {post !== null && (
        <p>
          <Link to={circlePostPath(post.id)} look="text" wide>
            {post.beginning}
          </Link>
        </p>
      )}
      {text !== '' && <p className={styles.quiet}>{words.reasonOf(text)}</p>}
      <Meta
        parts={[
          actor?.nickname ?? words.office,
          <TimeText key="time" at={record.at} text={format.relativeTime(record.at)} />,
        ]}
      />
    </div>
  )
}
