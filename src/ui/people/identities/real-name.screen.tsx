import { Hourglass, ShieldCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Identity, RealName } from '../../../domain/people/identities/identity'
import { minePath } from '../../overview/agenda/agenda.paths'
import { WaySteps } from '../../frame/cases/way-steps.part'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { Button } from '../../frame/kit/buttons/button'
import { Checkbox } from '../../frame/kit/fields/choice'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { Icon } from '../../frame/kit/pictures/icon'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { LiveRegion } from '../../frame/kit/feedback/live-region'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { TextField } from '../../frame/kit/fields/text-field'
import { PlainPage } from '../../frame/session/plain-page.part'
import { LookedAt } from '../../frame/messages/looked-at.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { RealNameViewModel } from './real-name.view-model'
import { realNameWords } from './real-name.words'
import styles from './real-name.module.css'

interface RealNameProps {
  readonly viewModel: RealNameViewModel
}

/** S111: the real-name check. */
export const RealNameScreen = observer(function RealNameScreen({ viewModel }: RealNameProps) {
  const words = useWords(realNameWords)
  const { realName: realNameClaim, standing, isCorrecting } = viewModel
  const isForm =
    realNameClaim === null || realNameClaim.state === 'none' || realNameClaim.state === 'refused' || isCorrecting
  return (
    <PlainPage title={words.screen} look={isForm ? 'form' : 'rows'}>
      {realNameClaim !== null && <LookedAt subject="identity" />}
      {realNameClaim === null ? (
        standing.state === 'failed' ? (
          <FailedPart title={words.failed} failure={standing.failure} onRetry={() => void standing.load()} />
        ) : (
          <SkeletonList label={words.screen} shape="rows" />
        )
      ) : realNameClaim.state === 'verified' ? (
        <VerifiedIdentity identity={realNameClaim.identity} continuePath={viewModel.continuePath} />
      ) : realNameClaim.state === 'pending' && !isCorrecting ? (
        <PendingClaim viewModel={viewModel} claim={realNameClaim} />
      ) : viewModel.availability === 'open' ? (
        <RealNameFields viewModel={viewModel} reason={realNameClaim.state === 'refused' ? realNameClaim.reason : ''} />
      ) : (
        <EmptyState
          subject="locked"
          title={viewModel.availability === 'closed' ? words.closed : words.appOnly}
          text={viewModel.availability === 'closed' ? words.closedText : words.appOnlyText}
        />
      )}
    </PlainPage>
  )
})

const RealNameFields = observer(function RealNameFields({
  viewModel,
  reason,
}: RealNameProps & { readonly reason: string }) {
  const words = useWords(realNameWords)
  const { form, standing } = viewModel
  const field = useFields(form, words)
  const { value: hasAgreed, ...consent } = field('agreed')
  return (
    <>
      <LiveRegion>
        {reason !== '' && (
          <section className={styles.refused}>
            <h2 className={styles.refusedTitle}>{words.refused}</h2>
            <p>{reason}</p>
          </section>
        )}
      </LiveRegion>
      <WaySteps way="realName" at="form" />
      <p className={styles.why}>{words.why}</p>
      <FormFrame
        form={form}
        words={words}
        label={words.screen}
        submit={words.submit}
        limit={{ reached: standing.value?.limit ?? null }}
      >
        <TextField {...field('name')} autoComplete="off" enterKeyHint="next" />
        <TextField {...field('cardNumber')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        <Checkbox {...consent} checked={hasAgreed} />
      </FormFrame>
    </>
  )
})

const PendingClaim = observer(function PendingClaim({
  viewModel,
  claim,
}: RealNameProps & { readonly claim: RealName & { readonly state: 'pending' } }) {
  const words = useWords(realNameWords)
  const format = useFormat()
  return (
    <>
      <WaySteps way="realName" at="check" />
      <div role="status">
        <p className={styles.pending}>
          <Icon of={Hourglass} size={24} />
          {claim.isAtOffice ? words.atOffice : words.atVerifier}
        </p>
        <p className={styles.next}>{claim.isAtOffice ? words.atOfficeText : words.atVerifierText}</p>
      </div>
      <RowGroup>
        <ListRow title={words.name} value={claim.name} />
        <ListRow title={words.cardNumber} value={claim.cardNumber} />
        <ListRow title={words.sentOn} value={format.date(claim.sentAt)} />
      </RowGroup>
      {claim.isAtOffice && viewModel.availability === 'open' && (
        <div className={styles.acts}>
          <Button block onClick={viewModel.correct}>
            {words.correct}
          </Button>
        </div>
      )}
    </>
  )
})

interface VerifiedIdentityProps {
  readonly identity: Identity
  readonly continuePath: string | null
}

const VerifiedIdentity = observer(function VerifiedIdentity({ identity, continuePath }: VerifiedIdentityProps) {
  const words = useWords(realNameWords)
  const format = useFormat()
  return (
    <>
      <p className={styles.checked}>
        <Icon of={ShieldCheck} size={24} />
        {words.checked}
      </p>
      <RowGroup>
        <ListRow title={words.name} value={identity.name} />
        <ListRow title={words.cardNumber} value={identity.cardNumber} />
        <ListRow title={words.checkedOn} value={format.date(identity.checkedAt)} />
      </RowGroup>
      <p className={styles.masked}>{words.masked}</p>
      {continuePath !== null && (
        <div className={styles.acts}>
          <ButtonLink to={continuePath} kind="primary" block>
            {words.goOn}
          </ButtonLink>
        </div>
      )}
    </>
  )
})

export const screen = defineScreen({ viewModel: RealNameViewModel, view: RealNameScreen, parent: minePath })
