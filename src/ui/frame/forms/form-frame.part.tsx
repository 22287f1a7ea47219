import { CircleCheck, CloudOff, RotateCcw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import { Button } from '../kit/buttons/button'
import { ErrorSummary } from '../kit/forms/error-summary'
import { Form } from '../kit/forms/form'
import { Icon } from '../kit/pictures/icon'
import { ButtonLink } from '../kit/buttons/link'
import { classNames } from '../kit/styles/class-names'
import { LiveRegion } from '../kit/feedback/live-region'
import { FormFailure } from '../session/form-failure.part'
import { useWords } from '../words/words'
import styles from './form-frame.module.css'
import { formsWords } from './forms.words'
import { LimitNotice, type FormLimit } from './limit-notice.part'
import { LeaveGuard } from './leave-guard.part'
import { fieldId, useReason, type AnyForm, type FormWords } from './use-fields.part'
import { useReachedLimit } from './use-reached-limit.part'

export interface FormFrameProps {
  readonly form: AnyForm
  readonly words: FormWords
  /** The accessible name of the form. */
  readonly label: string
  /** Label of the submit button. */
  readonly submit: string
  /** Whether submitting needs a change first. */
  readonly onlyChanges?: boolean
  /** Called instead of submitting the form, such as to continue with its next step. */
  readonly onSubmit?: () => void
  /** Whether all fields are in view, so that no summary of their errors is needed at the top. */
  readonly short?: boolean
  /** The limit of what the form sends. While it is reached, the fields are shown only with a draft. */
  readonly limit?: FormLimit
  /** The id of the form where a button in the bar of the screen submits it. What is said of it then stands above it. */
  readonly barId?: string
  readonly children: ReactNode
}

/**
 * Everything around the fields of a form: restored draft, errors, waiting for the network, submit, and the leave guard.
 */
export const FormFrame = observer(function FormFrame({
  form,
  words,
  label,
  submit,
  onlyChanges = false,
  onSubmit = () => void form.submit(),
  short = false,
  limit,
  barId,
  children,
}: FormFrameProps) {
  const formWords = useWords(formsWords)
  const reason = useReason(words)
  const { refusedBy, reached } = useReachedLimit(form, limit)
  const noticeOf = (limiting: ReachedLimit | null) =>
    limiting !== null && (
      <LimitNotice {...limit} reached={limiting} hasDraft={form.isChanged} takesFocus={limiting === refusedBy} />
    )
  const errors = Object.entries<string | undefined>(form.errors).flatMap(([field, found]) => {
    const text = reason(field, found)
    return text === null ? [] : [{ fieldId: fieldId(form.name, field), text }]
  })
  const outcome = <FormOutcome form={form} isBelowBar={barId !== undefined} />
  return (
    <Form onSubmit={onSubmit} busy={form.isSending} label={label} id={barId}>
      <LiveRegion>
        {form.isRestored && (
          <div className={styles.notice}>
            <Icon of={RotateCcw} size={18} />
            <span className={styles.words}>{formWords.restored}</span>
            <Button kind="quiet" small onClick={form.discard}>
              {formWords.discard}
            </Button>
          </div>
        )}
        {noticeOf(reached)}
      </LiveRegion>
      {!short && errors.length > 1 && <ErrorSummary errors={errors} />}
      {barId !== undefined && outcome}
      {reached === null || form.isChanged ? children : null}
      {barId === undefined && outcome}
      {barId === undefined && reached === null && (
        <Button
          kind="primary"
          block
          type="submit"
          busy={form.isSending}
          disabled={onlyChanges && !form.isChanged && !form.isSending}
        >
          {submit}
        </Button>
      )}
      <LeaveGuard isChanged={form.asksBeforeLeaving} isDraftRefused={form.isDraftRefused} />
    </Form>
  )
})

interface FormOutcomeProps {
  readonly form: AnyForm
  readonly isBelowBar: boolean
}

/** What came of the last submit, beside the button that did it. */
const FormOutcome = observer(function FormOutcome({ form, isBelowBar }: FormOutcomeProps) {
  const words = useWords(formsWords)
  const isTold = form.waitsForNetwork || form.sentBefore !== null || form.failure !== null
  const outcome = (
    <>
      <LiveRegion>
        {form.waitsForNetwork && (
          <div className={styles.notice}>
            <Icon of={CloudOff} size={18} />
            <span className={styles.words}>{words.waiting}</span>
            <Button kind="quiet" small onClick={form.stopWaiting}>
              {words.stopWaiting}
            </Button>
          </div>
        )}
        <SentBefore form={form} />
      </LiveRegion>
      <FormFailure failure={form.failure?.limit == null ? form.failure : null} />
    </>
  )
  return isBelowBar ? <div className={classNames(styles.outcome, isTold && styles.told)}>{outcome}</div> : outcome
})

/** Says that what the form holds was sent before, such as in another tab, and leads to it. */
const SentBefore = observer(function SentBefore({ form }: Pick<FormFrameProps, 'form'>) {
  const words = useWords(formsWords)
  const { pathname, search } = useLocation()
  const { sentBefore } = form
  if (sentBefore === null) return null
  return (
    <div className={styles.notice}>
      <Icon of={CircleCheck} size={18} />
      <span className={styles.words}>{words.sentBefore}</span>
      {sentBefore.path !== null && sentBefore.path !== pathname + search && (
        <ButtonLink kind="quiet" small to={sentBefore.path}>
          {words.seeSent}
        </ButtonLink>
      )}
      <Button kind="quiet" small onClick={form.discard}>
        {words.writeAnother}
      </Button>
    </div>
  )
})
