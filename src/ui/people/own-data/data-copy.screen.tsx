import { observer } from 'mobx-react-lite'
import { LimitNotice } from '../../frame/forms/limit-notice.part'
import { useStandingLimit } from '../../frame/forms/use-standing-limit.part'
import { Button } from '../../frame/kit/buttons/button'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { Form } from '../../frame/kit/forms/form'
import { LiveRegion } from '../../frame/kit/feedback/live-region'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { useIsHydrated } from '../../frame/kit/hydration/use-is-hydrated'
import { FormFailure } from '../../frame/session/form-failure.part'
import { OwnProofFields } from '../../frame/session/password/own-proof.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { sizeOf } from '../../../domain/frame/shared/format/size'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { safePath } from '../safety/safety.paths'
import type { DataCopy } from '../../../domain/people/own-data/own-data'
import { DataCopyViewModel } from './data-copy.view-model'
import { ownDataWords } from './own-data.words'
import styles from './own-data.module.css'

interface DataCopyProps {
  readonly viewModel: DataCopyViewModel
}

/** The copy of all data of the member */
export const DataCopyScreen = observer(function DataCopyScreen({ viewModel }: DataCopyProps) {
  const words = useWords(ownDataWords)
  const { data } = viewModel
  const isHydrated = useIsHydrated()
  return (
    <PlainPage title={words.copyTitle}>
      <p className={styles.lead}>{words.copyLead}</p>
      {isHydrated && data.value !== null ? (
        <>
          {viewModel.copy !== null && <Copy viewModel={viewModel} copy={viewModel.copy} />}
          {!viewModel.isMaking && <Asking viewModel={viewModel} />}
        </>
      ) : data.state === 'failed' ? (
        <FailedPart title={words.failed} failure={data.failure} onRetry={data.reload} />
      ) : (
        <SkeletonList label={words.loading} shape="rows" count={2} />
      )}
    </PlainPage>
  )
})

const Copy = observer(function Copy({ viewModel, copy }: DataCopyProps & { readonly copy: DataCopy }) {
  const words = useWords(ownDataWords)
  const format = useFormat()
  const { state, size, expiresAt, isFromHere } = copy
  const { figure, unit } = sizeOf(size ?? 0)
  return (
    <div className={styles.state} role="status">
      {viewModel.isMaking ? (
        <>
          <p className={styles.title}>{words.making}</p>
          <p>{words.makingText}</p>
          <Button onClick={viewModel.data.reload}>{words.refresh}</Button>
        </>
      ) : state === 'failed' ? (
        <p>{words.copyFailed}</p>
      ) : !isFromHere ? (
        <p>{words.elsewhere}</p>
      ) : (
        <>
          <p className={styles.title}>{words.ready}</p>
          <p>{words.readyText(words.size(figure, unit), format.dateTime(expiresAt ?? 0))}</p>
          <a className={styles.download} href={viewModel.addressOf(copy)} download>
            {words.download}
          </a>
        </>
      )}
    </div>
  )
})

const Asking = observer(function Asking({ viewModel }: DataCopyProps) {
  const words = useWords(ownDataWords)
  const { proof, form, ways } = viewModel.asking
  const limit = useStandingLimit(form.reachedLimit ?? viewModel.data.value?.copyLimit ?? null)
  if (limit !== null)
    return (
      <LiveRegion>
        <LimitNotice reached={limit} timed={words.copyLimit} hasDraft={false} />
      </LiveRegion>
    )
  if (ways.state === 'failed' && ways.value === null)
    return <FailedPart title={words.failed} failure={ways.failure} onRetry={ways.reload} />
  if (ways.value === null) return <SkeletonList label={words.loading} shape="rows" count={1} />
  return (
    <Form onSubmit={() => void form.submit()} busy={form.isSending} label={words.copyTitle}>
      <OwnProofFields proof={proof} form={form} why={words.copyWhy} none={words.copyTooNew} />
      <FormFailure failure={form.failure} />
      {proof.selectedWay !== null && (
        <Button kind="primary" block type="submit" busy={form.isSending}>
          {viewModel.copy === null ? words.ask : words.askAgain}
        </Button>
      )}
    </Form>
  )
})

export const screen = defineScreen({ viewModel: DataCopyViewModel, view: DataCopyScreen, parent: safePath })
