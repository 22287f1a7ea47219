import { observer } from 'mobx-react-lite'
import { useId, type ReactNode } from 'react'
import { aboveBars } from '../kit/bars/bottom-bar'
import { Button } from '../kit/buttons/button'
import { PlainPage } from '../session/plain-page.part'
import styles from './composer.module.css'
import { FormFrame, type FormFrameProps } from './form-frame.part'
import { useReachedLimit } from './use-reached-limit.part'

interface ComposerPageProps extends Omit<FormFrameProps, 'barId' | 'label'> {
  readonly title: string
  /** Shown above the form, such as why it cannot be sent now. */
  readonly head?: ReactNode
}

/** A screen on which one thing is written. The button in its bar sends it; its tools stand over the keyboard. */
export const ComposerPage = observer(function ComposerPage({ title, head, submit, ...frame }: ComposerPageProps) {
  const id = useId()
  const { form, limit, onlyChanges = false } = frame
  const { reached } = useReachedLimit(form, limit)
  return (
    <PlainPage
      title={title}
      actions={
        reached === null && (
          <Button
            kind="primary"
            small
            type="submit"
            form={id}
            className={styles.send}
            busy={form.isSending}
            disabled={onlyChanges && !form.isChanged && !form.isSending}
          >
            {submit}
          </Button>
        )
      }
    >
      {head}
      <FormFrame {...frame} barId={id} label={title} submit={submit} />
      <div ref={aboveBars} className={styles.place} />
    </PlainPage>
  )
})
