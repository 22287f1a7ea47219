import { observer } from 'mobx-react-lite'
import { minePath } from '../../overview/agenda/agenda.paths'
import {
  feedbackContactRule,
  feedbackKinds,
  feedbackTextRule,
  type FeedbackKind,
} from '../../../domain/civic/feedback/feedback-form'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { PicturesField } from '../../frame/forms/pictures-field.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { RadioGroup } from '../../frame/kit/fields/choice'
import { Link } from '../../frame/kit/buttons/link'
import { TextArea } from '../../frame/kit/fields/text-area'
import { TextField } from '../../frame/kit/fields/text-field'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { FeedbackFormViewModel } from './feedback-form.view-model'
import styles from './feedback.module.css'
import { myFeedbackPath } from './feedback.paths'
import { feedbackFormWords, feedbackWords } from './feedback.words'

/** S070: the feedback form. */
export const FeedbackFormScreen = observer(function FeedbackFormScreen({
  viewModel,
}: {
  readonly viewModel: FeedbackFormViewModel
}) {
  const words = useWords(feedbackFormWords)
  const kinds = useWords(feedbackWords)
  const { form, isMember, limit } = viewModel
  const field = useFields(form, words)
  const kind = field('kind')
  const history = (
    <Link to={myFeedbackPath} look="text" wide className={styles.history}>
      {words.history}
    </Link>
  )
  return (
    <PlainPage title={words.screen} actions={isMember && history}>
      <FormFrame form={form} words={words} label={words.screen} submit={words.submit} limit={{ reached: limit.value }}>
        <RadioGroup<FeedbackKind>
          {...kind}
          value={kind.value === '' ? null : kind.value}
          options={feedbackKinds.map((value) => ({ value, label: kinds[`kind.${value}`] }))}
        />
        <TextArea {...field('text')} maxLength={feedbackTextRule.most} rows={6} />
        {isMember && form.pictures !== null && <PicturesField {...field('pictures')} pictures={form.pictures} />}
        <TextField {...field('contact')} optional letters={feedbackContactRule.most} />
      </FormFrame>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: FeedbackFormViewModel, view: FeedbackFormScreen, parent: minePath })
