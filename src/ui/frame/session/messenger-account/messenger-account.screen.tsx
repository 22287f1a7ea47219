import { observer } from 'mobx-react-lite'
import type { OwnMessenger } from '../../../../application/frame/session/messenger/messenger-account-gateway'
import { minePath } from '../../../overview/agenda/agenda.paths'
import { Button } from '../../kit/buttons/button'
import { Dialog } from '../../kit/overlays/dialog'
import { EmptyState } from '../../kit/states/empty-state'
import { FailedPart } from '../../kit/states/failed-part'
import { Form } from '../../kit/forms/form'
import { ButtonLink } from '../../kit/buttons/link'
import { SkeletonList } from '../../kit/states/skeleton'
import { useIsHydrated } from '../../kit/hydration/use-is-hydrated'
import { defineScreen } from '../../shell/screens/screen'
import { useWords } from '../../words/words'
import { FormFailure } from '../form-failure.part'
import { MessengerAccountViewModel } from './messenger-account.view-model'
import { messengerAccountWords } from './messenger-account.words'
import { OwnProofFields } from '../password/own-proof.part'
import { PlainPage } from '../plain-page.part'
import styles from '../session-form.module.css'
import { bindPhonePath, messengerAccountPath } from '../session.paths'

interface MessengerAccountProps {
  readonly viewModel: MessengerAccountViewModel
}

/** The member's account of the messenger: what it is for, and adding, replacing or removing it. */
export const MessengerAccountScreen = observer(function MessengerAccountScreen({ viewModel }: MessengerAccountProps) {
  const words = useWords(messengerAccountWords)
  const { account, offer } = viewModel
  const isHydrated = useIsHydrated()
  return (
    <PlainPage title={words.title}>
      {isHydrated && !offer.isOffered ? (
        <EmptyState subject="locked" title={words.notOffered} text={words.notOfferedText} />
      ) : isHydrated && account.value !== null ? (
        <OwnAccount viewModel={viewModel} own={account.value} />
      ) : account.state === 'failed' ? (
        <FailedPart title={words.failed} failure={account.failure} onRetry={account.reload} />
      ) : (
        <SkeletonList label={words.loading} shape="rows" count={1} />
      )}
    </PlainPage>
  )
})

const OwnAccount = observer(function OwnAccount({
  viewModel,
  own,
}: MessengerAccountProps & { readonly own: OwnMessenger }) {
  const words = useWords(messengerAccountWords)
  const { offer } = viewModel
  const { bound, mayUnbind } = own
  const canUnbind = bound !== null && mayUnbind
  return (
    <>
      <div className={styles.phone}>
        {bound !== null && <p>{words.bound}</p>}
        <p className={styles.number}>
          {bound === null ? words.unbound : bound.nickname === '' ? words.nameless : bound.nickname}
        </p>
        <p className={styles.lead}>{words.uses}</p>
        {bound === null && !offer.isHere && <p>{words.inMessenger(offer.host)}</p>}
      </div>
      {bound !== null && !mayUnbind && (
        <>
          <p className={styles.lead}>{words.lastLogin}</p>
          <ButtonLink to={bindPhonePath(messengerAccountPath)} block>
            {words.addPhone}
          </ButtonLink>
        </>
      )}
      {(canUnbind || (offer.isHere && mayUnbind)) && <Changes viewModel={viewModel} own={own} />}
    </>
  )
})

/** The changes that need a proof of who the member is. */
const Changes = observer(function Changes({ viewModel, own }: MessengerAccountProps & { readonly own: OwnMessenger }) {
  const words = useWords(messengerAccountWords)
  const { form, proof, offer } = viewModel
  const isBound = own.bound !== null
  return (
    <Form onSubmit={offer.isHere ? viewModel.bind : viewModel.askToUnbind} busy={form.isSending} label={words.title}>
      <OwnProofFields proof={proof} form={form} why={words.why} none={words.tooNew} />
      <FormFailure failure={form.failure} />
      {proof.selectedWay !== null && offer.isHere && (
        <Button kind="primary" block type="submit" busy={form.isSending}>
          {isBound ? words.replace : words.bind}
        </Button>
      )}
      {proof.selectedWay !== null && isBound && (
        <Button
          kind="danger"
          block
          type={offer.isHere ? 'button' : 'submit'}
          busy={form.isSending}
          onClick={offer.isHere ? viewModel.askToUnbind : undefined}
        >
          {words.unbind}
        </Button>
      )}
      <Dialog
        open={viewModel.isUnbinding}
        onClose={viewModel.keep}
        title={words.unbindTitle}
        text={words.unbindText}
        acts={[
          { label: words.keep, onAct: viewModel.keep },
          { label: words.unbind, kind: 'danger', onAct: viewModel.unbind },
        ]}
      />
    </Form>
  )
})

export const screen = defineScreen({
  viewModel: MessengerAccountViewModel,
  view: MessengerAccountScreen,
  parent: minePath,
})
