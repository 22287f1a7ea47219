import { observer } from 'mobx-react-lite'
import type { ReportedPost } from '../../../../domain/civic/circles/circle'
import { Button } from '../../../frame/kit/buttons/button'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { Meta, TimeText } from '../../../frame/kit/facts/meta'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { useReportReasons } from '../../../participation/reports/report-reasons.part'
import type { CircleManagerViewModel } from './circle-manager.view-model'
import styles from '../circles.module.css'
import { circlePostPath } from '../circles.paths'
import { circlesWords } from '../circles.words'
import { circleManagerWords } from './circle-manager.words'

interface ReportedPostRowProps {
  readonly viewModel: CircleManagerViewModel
  readonly post: ReportedPost
}

/** A reported post: it is kept here, and looked at and removed on its own screen. */
export const ReportedPostRow = observer(function ReportedPostRow({ viewModel, post }: ReportedPostRowProps) {
  const words = useWords(circleManagerWords)
  const circles = useWords(circlesWords)
  const format = useFormat()
  const reasonName = useReportReasons()
  const { id, beginning, author, since, reasons } = post
  return (
    <div className={styles.record}>
      <p>{circles.quoted(author.nickname, beginning)}</p>
      <p className={styles.quiet}>
        {reasons.map(({ reason, count }) => words.countedReason(reasonName(reason), count)).join(words.comma)}
      </p>
      <Meta parts={[<TimeText key="time" at={since} text={format.relativeTime(since)} />]} />
      <div className={styles.reportActs}>
        <ButtonLink to={circlePostPath(id)} small>
          {words.lookAt}
        </ButtonLink>
        <Button
          small
          busy={viewModel.busy?.id === id}
          aria-label={words.keepLabel(author.nickname)}
          onClick={() => void viewModel.keep(post)}
        >
          {words.keepPost}
        </Button>
      </div>
    </div>
  )
})
