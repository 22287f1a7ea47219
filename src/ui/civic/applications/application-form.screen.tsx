import { observer } from 'mobx-react-lite'
import {
  applicationIntroRule,
  applicationKinds,
  type ApplicationKind,
} from '../../../domain/civic/applications/application-form'
import { minePath } from '../../overview/agenda/agenda.paths'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { PicturesField } from '../../frame/forms/pictures-field.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { RadioGroup } from '../../frame/kit/fields/choice'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { TextArea } from '../../frame/kit/fields/text-area'
import { TextField } from '../../frame/kit/fields/text-field'
import { PlainPage } from '../../frame/session/plain-page.part'
import { LookedAt } from '../../frame/messages/looked-at.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { ApplicationFormViewModel } from './application-form.view-model'
import { applicationFormWords } from './application-form.words'
import { MyApplications } from './my-applications'
import { myApplicationsWords } from './my-applications.words'

interface ApplicationFormProps {
  readonly viewModel: ApplicationFormViewModel
}

/** S082: the application to join as an organisation, a host or a correspondent, and what became of it. */
export const ApplicationFormScreen = observer(function ApplicationFormScreen({ viewModel }: ApplicationFormProps) {
  const words = useWords(applicationFormWords)
  const mineWords = useWords(myApplicationsWords)
  const { mine, isLoading, isWriting } = viewModel
  return (
    <PlainPage title={words.screen} look={isWriting ? 'form' : 'rows'}>
      {mine.state === 'failed' && mine.value === null && (
        <FailedPart isQuiet title={mineWords.failed} failure={mine.failure} onRetry={mine.reload} />
      )}
      {isLoading ? (
        <SkeletonList label={mineWords.loading} shape="rows" />
      ) : isWriting ? (
        <ApplicationFields viewModel={viewModel} />
      ) : (
        <>
          <LookedAt subject="application" />
          <MyApplications viewModel={viewModel} />
        </>
      )}
    </PlainPage>
  )
})

const ApplicationFields = observer(function ApplicationFields({ viewModel }: ApplicationFormProps) {
  const { form, mine } = viewModel
  const words = useWords(applicationFormWords)
  const field = useFields(form, words)
  const kind = field('kind')
  return (
    <FormFrame
      form={form}
      words={words}
      label={words.screen}
      submit={words.submit}
      limit={{ reached: mine.value?.limit ?? null }}
    >
      <RadioGroup<ApplicationKind>
        {...kind}
        value={kind.value === '' ? null : kind.value}
        options={applicationKinds.map((value) => ({ value, label: words[value], hint: words[`${value}.hint`] }))}
      />
      <TextField {...field('name')} enterKeyHint="next" />
      <TextArea {...field('intro')} maxLength={applicationIntroRule.most} rows={5} />
      <TextField {...field('contactName')} autoComplete="name" enterKeyHint="next" />
      <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      {form.pictures !== null && <PicturesField {...field('pictures')} pictures={form.pictures} />}
    </FormFrame>
  )
})

export const screen = defineScreen({
  viewModel: ApplicationFormViewModel,
  view: ApplicationFormScreen,
  parent: minePath,
})
