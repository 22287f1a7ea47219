import { observer } from 'mobx-react-lite'
import { EmptyState } from '../../kit/states/empty-state'
import { FailedPart } from '../../kit/states/failed-part'
import { kitWords } from '../../kit/kit.words'
import { Sheet } from '../../kit/overlays/sheet'
import { SkeletonList } from '../../kit/states/skeleton'
import { lazyPart } from '../../shell/lazy/lazy-part'
import { useWords } from '../../words/words'
import type { AgreementsViewModel } from './agreements.part.view-model'
import { sessionWords } from '../session.words'

// The text's renderer is loaded only when an agreement is opened.
const AgreementText = lazyPart(async () => (await import('./agreement-text')).AgreementText, { placeholder: Loading })

/** Shows an agreement in a sheet. */
export const AgreementsSheet = observer(function AgreementsSheet({
  viewModel,
}: {
  readonly viewModel: AgreementsViewModel
}) {
  const words = useWords(sessionWords)
  const { agreements, openAgreement, code } = viewModel
  const title = openAgreement?.title ?? (code === 'terms' ? words.terms : words.privacy)
  return (
    <Sheet open={viewModel.isOpen} onClose={viewModel.close} title={title} isTall>
      {openAgreement !== null ? (
        <AgreementText html={openAgreement.content} tellsOfMonitoring={viewModel.tellsOfMonitoring} />
      ) : agreements.state === 'failed' ? (
        <FailedPart
          title={words.agreementsFailed}
          failure={agreements.failure}
          onRetry={() => void agreements.load()}
        />
      ) : agreements.state === 'ready' ? (
        <EmptyState subject="gone" title={words.agreementMissing} />
      ) : (
        <SkeletonList label={title} shape="article" />
      )}
    </Sheet>
  )
})

function Loading() {
  return <SkeletonList label={useWords(kitWords).loading} shape="article" />
}
