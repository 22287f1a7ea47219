import { observer } from 'mobx-react-lite'
import { minePath } from '../../../overview/agenda/agenda.paths'
import { Button } from '../../kit/buttons/button'
import { EmptyState } from '../../kit/states/empty-state'
import { StatePicture } from '../../kit/states/state-picture'
import { ButtonLink } from '../../kit/buttons/link'
import { SkeletonList } from '../../kit/states/skeleton'
import { useIsHydrated } from '../../kit/hydration/use-is-hydrated'
import { defineScreen } from '../../shell/screens/screen'
import { useWords } from '../../words/words'
import { BindSuccessViewModel } from './bind-success.view-model'
import { bindSuccessWords } from './bind-success.words'
import { PlainPage } from '../plain-page.part'
import styles from '../session-form.module.css'

interface BindSuccessProps {
  readonly viewModel: BindSuccessViewModel
}

/** S063: the page after a phone was added, which leads on. */
export const BindSuccessScreen = observer(function BindSuccessScreen({ viewModel }: BindSuccessProps) {
  const words = useWords(bindSuccessWords)
  const isHydrated = useIsHydrated()
  return (
    <PlainPage title={words.title}>
      {isHydrated ? <Result viewModel={viewModel} /> : <SkeletonList label={words.title} shape="rows" count={1} />}
    </PlainPage>
  )
})

const Result = observer(function Result({ viewModel }: BindSuccessProps) {
  const words = useWords(bindSuccessWords)
  const { phone, pendingAct } = viewModel
  if (phone === null)
    return (
      <EmptyState
        subject="pass"
        title={words.notBound}
        action={
          <ButtonLink to={viewModel.bindPath} kind="primary">
            {words.bind}
          </ButtonLink>
        }
      />
    )
  return (
    <div className={styles.phone} role="status">
      <StatePicture subject="done" />
      <p>{words.bound}</p>
      <p className={styles.number}>{phone}</p>
      <p className={styles.lead}>{words.hint}</p>
      <Button kind="primary" block onClick={viewModel.goOn}>
        {pendingAct === 'comment' || pendingAct === 'chat' || pendingAct === 'form' ? words[pendingAct] : words.goOn}
      </Button>
    </div>
  )
})

export const screen = defineScreen({ viewModel: BindSuccessViewModel, view: BindSuccessScreen, parent: minePath })
