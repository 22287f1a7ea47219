import { observer } from 'mobx-react-lite'
import { Loaded } from '../../frame/kit/states/loaded'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { ReportFieldsPart } from '../../participation/reports/report-fields.part'
import styles from './circles.module.css'
import { circlePostPath, circlesPath } from './circles.paths'
import { circlesWords } from './circles.words'
import { ReportPostViewModel } from './report-post.view-model'

/** S154: reporting a post: the reason, and what else the office should know. */
export const ReportPostScreen = observer(function ReportPostScreen({
  viewModel,
}: {
  readonly viewModel: ReportPostViewModel
}) {
  const words = useWords(circlesWords)
  const { post, form } = viewModel
  return (
    <PlainPage title={words.report}>
      <Loaded
        of={post}
        failed={words.postFailed}
        loading={words.postLoading}
        onRetry={() => void viewModel.reload()}
        fallbackLink={{ to: circlesPath, label: words.title }}
      >
        {({ author, summary }) => (
          <>
            <p className={styles.quoted}>{words.quoted(author.nickname, summary)}</p>
            {form !== null && <ReportFieldsPart form={form} />}
          </>
        )}
      </Loaded>
    </PlainPage>
  )
})

export const screen = defineScreen({
  viewModel: ReportPostViewModel,
  view: ReportPostScreen,
  parent: ({ id }) => circlePostPath(id),
})
