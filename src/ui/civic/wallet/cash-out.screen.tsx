import { observer } from 'mobx-react-lite'
import { shownMoney } from '../../../domain/civic/wallet/money'
import { LeaveGuard } from '../../frame/forms/leave-guard.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { Button } from '../../frame/kit/buttons/button'
import { RadioGroup } from '../../frame/kit/fields/choice'
import { Dialog } from '../../frame/kit/overlays/dialog'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { Form } from '../../frame/kit/forms/form'
import { ButtonLink, Link } from '../../frame/kit/buttons/link'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { TextField } from '../../frame/kit/fields/text-field'
import { RealNameNeeded } from '../../people/identities/real-name-needed.part'
import { FormFailure } from '../../frame/session/form-failure.part'
import { OwnProofFields } from '../../frame/session/password/own-proof.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { messengerAccountPath } from '../../frame/session/session.paths'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { CashOutViewModel } from './cash-out.view-model'
import { cashOutWords } from './cash-out.words'
import styles from './wallet.module.css'
import { cashOutPath, walletPath } from './wallet.paths'

interface CashOutProps {
  readonly viewModel: CashOutViewModel
}

/** S076: cash out: amount, channel, fee, limits, confirmation. */
export const CashOutScreen = observer(function CashOutScreen({ viewModel }: CashOutProps) {
  const words = useWords(cashOutWords)
  const { offer } = viewModel
  return (
    <PlainPage title={words.title}>
      {offer.value === null ? (
        offer.state === 'failed' ? (
          <FailedPart title={words.failed} failure={offer.failure} onRetry={offer.reload} />
        ) : (
          <SkeletonList label={words.loading} shape="rows" />
        )
      ) : offer.value.rules.channels.length === 0 ? (
        <EmptyState subject="locked" title={words.notOffered} text={words.notOfferedText} />
      ) : offer.value.realName !== 'verified' ? (
        <RealNameNeeded
          realName={{ state: offer.value.realName }}
          title={words.realName}
          text={words.realNameText}
          redirect={cashOutPath}
          way="cashOut"
        />
      ) : offer.value.balance < offer.value.rules.least ? (
        <EmptyState
          subject="earnings"
          title={words.tooLittle(shownMoney(offer.value.balance))}
          text={words.tooLittleText(shownMoney(offer.value.rules.least))}
          action={<ButtonLink to={walletPath}>{words.toWallet}</ButtonLink>}
        />
      ) : (
        <CashOutFields viewModel={viewModel} />
      )}
    </PlainPage>
  )
})

const CashOutFields = observer(function CashOutFields({ viewModel }: CashOutProps) {
  const words = useWords(cashOutWords)
  const { form, rules, balance, offer, fee, payoutInCents, cashOutToConfirm } = viewModel
  const field = useFields(form, words)
  const channel = field('channel')
  const payee = offer.value?.payee
  const messengerHint =
    payee === undefined ? '' : 'nickname' in payee ? payee.nickname : words.noMessenger(payee.domain)
  const account =
    cashOutToConfirm === null || cashOutToConfirm.account !== '' ? (cashOutToConfirm?.account ?? '') : messengerHint
  return (
    <Form onSubmit={viewModel.askToConfirm} busy={form.isSending} label={words.title}>
      <TextField
        {...field('amount')}
        hint={words.limits(shownMoney(balance), shownMoney(rules.least), shownMoney(rules.most))}
        contentBefore="¥"
        inputMode="decimal"
        autoComplete="off"
        contentAfter={
          <Button kind="quiet" small onClick={viewModel.useWholeBalance}>
            {words.all}
          </Button>
        }
      />
      <RadioGroup
        id={channel.id}
        label={channel.label}
        error={channel.error}
        value={channel.value === '' ? null : channel.value}
        onChange={channel.onChange}
        options={rules.channels.map((value) => ({
          value,
          label: words[`channel.${value}`],
          ...(value === 'messenger' && messengerHint !== '' ? { hint: messengerHint } : {}),
        }))}
      />
      {form.values.channel === 'messenger' && payee !== undefined && 'domain' in payee && (
        <Link to={messengerAccountPath} look="text">
          {words.addMessenger}
        </Link>
      )}
      {form.values.channel === 'alipay' && (
        <TextField {...field('account')} autoComplete="off" autoCapitalize="off" spellCheck={false} />
      )}
      <OwnProofFields proof={viewModel.proof} form={form} why={words.proofWhy} />
      <dl className={styles.facts} aria-live="polite">
        <dt>{words.fee}</dt>
        <dd>{fee === null ? words.unknown : shownMoney(fee)}</dd>
        <dt>{words.arrives}</dt>
        <dd>{payoutInCents === null ? words.unknown : shownMoney(payoutInCents)}</dd>
      </dl>
      <FormFailure failure={form.failure} />
      <Button kind="primary" block type="submit" busy={form.isSending}>
        {words.submit}
      </Button>
      <LeaveGuard isChanged={form.asksBeforeLeaving} isDraftRefused={form.isDraftRefused} />
      <Dialog
        open={cashOutToConfirm !== null}
        onClose={viewModel.cancelQuestion}
        title={words.confirmTitle(payoutInCents === null ? '' : shownMoney(payoutInCents))}
        text={cashOutToConfirm === null ? '' : words.confirmText(words[`channel.${cashOutToConfirm.channel}`], account)}
        acts={[
          { label: words.keep, onAct: viewModel.cancelQuestion },
          { label: words.confirm, kind: 'primary', onAct: () => void viewModel.confirm() },
        ]}
      />
    </Form>
  )
})

export const screen = defineScreen({ viewModel: CashOutViewModel, view: CashOutScreen, parent: walletPath })
