import { observer } from 'mobx-react-lite'
import { guideLacks, usefulShare, type GuideOpinions } from '../../../../domain/civic/guides/guide'
import { Button } from '../../../frame/kit/buttons/button'
import { LiveRegion } from '../../../frame/kit/feedback/live-region'
import { useFailureText } from '../../../frame/kit/states/use-failure-text'
import { useIsHydrated } from '../../../frame/kit/hydration/use-is-hydrated'
import { useWords } from '../../../frame/words/words'
import styles from './guide.module.css'
import type { GuideViewModel } from './guide.view-model'
import { guideWords } from './guide.words'

interface GuideOpinionProps {
  readonly viewModel: GuideViewModel
  readonly opinions: GuideOpinions
}

/** Asks whether the guide was useful, and what it lacks when it was not. */
export const GuideOpinion = observer(function GuideOpinion({ viewModel, opinions }: GuideOpinionProps) {
  const words = useWords(guideWords)
  const failureText = useFailureText()
  const { note, isJudging, judgingFailure, isChanging, change, judge } = viewModel
  const useful = useIsHydrated() && !isChanging ? note.useful : null
  const share = usefulShare(opinions)
  return (
    <section className={styles.opinion}>
      <h2 className={styles.heading}>{words.judge}</h2>
      <div className={styles.answers}>
        <LiveRegion>{useful !== null && <p>{words.thanks}</p>}</LiveRegion>
        {useful === null ? (
          <>
            <Button busy={isJudging} onClick={() => void judge({ useful: true, lack: null })}>
              {words.yes}
            </Button>
            <Button busy={isJudging} onClick={() => void judge({ useful: false, lack: null })}>
              {words.no}
            </Button>
          </>
        ) : (
          <Button kind="quiet" small onClick={change}>
            {words.change}
          </Button>
        )}
      </div>
      {useful === false && <Lacks viewModel={viewModel} />}
      {judgingFailure !== null && (
        <p role="alert" className={styles.failed}>
          {failureText(judgingFailure)}
        </p>
      )}
      {share !== null && <p className={styles.checked}>{words.share(share)}</p>}
    </section>
  )
})

const Lacks = observer(function Lacks({ viewModel }: Pick<GuideOpinionProps, 'viewModel'>) {
  const words = useWords(guideWords)
  const { isJudging, lack, judge } = viewModel
  return (
    <div className={styles.lacks}>
      <h3 className={styles.asked}>{words.lacking}</h3>
      <div className={styles.answers}>
        {guideLacks.map((each) => (
          <Button
            key={each}
            small
            aria-pressed={lack === each}
            kind={lack === each ? 'primary' : 'secondary'}
            busy={isJudging}
            onClick={() => void judge({ useful: false, lack: each })}
          >
            {words[`lack.${each}`]}
          </Button>
        ))}
      </div>
    </div>
  )
})
