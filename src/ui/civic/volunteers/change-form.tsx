import { observer } from 'mobx-react-lite'
import type { ChangedRegistration } from '../../../application/civic/volunteers/register-as-volunteer'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { useWords } from '../../frame/words/words'
import styles from './register.module.css'
import type { RegisterViewModel } from './register.view-model'
import { registerWords } from './register.words'
import { BackgroundFields, PersonFields, ServiceFields } from './volunteer-fields'

interface ChangeFormProps {
  readonly viewModel: RegisterViewModel
  readonly change: ChangedRegistration
}

/** The form that changes a registration; it states what the office reviews before it takes effect. */
export const ChangeForm = observer(function ChangeForm({ viewModel, change: { form, identity } }: ChangeFormProps) {
  const words = useWords(registerWords)
  const { options, volunteer } = viewModel
  const isReviewed = volunteer?.state === 'approved' && (identity === null || viewModel.hasGuardian)
  if (options.value === null)
    return options.state === 'failed' ? (
      <FailedPart title={words.optionsFailed} failure={options.failure} onRetry={() => void options.load()} />
    ) : (
      <SkeletonList label={words.change} shape="rows" />
    )
  return (
    <FormFrame form={form} words={words} label={words.change} submit={words.save} onlyChanges>
      {isReviewed && <p className={styles.text}>{identity === null ? words.reviewed : words.reviewedGuardian}</p>}
      <PersonFields viewModel={viewModel} form={form} identity={identity} />
      <BackgroundFields viewModel={viewModel} form={form} />
      <ServiceFields viewModel={viewModel} form={form} />
    </FormFrame>
  )
})
