import { observer } from 'mobx-react-lite'
import { minePath } from '../../overview/agenda/agenda.paths'
import {
  feedbackContactRule,
  feedbackKinds,
  feedbackTextRule,
  type FeedbackKind,
} from '../../../domain/civic/feedback/feedback-form'
import { ComposerPage } from '../../frame/forms/composer-page.part'
import { ComposerTools } from '../../frame/forms/composer-tools.part'
import { PicturesTool } from '../../frame/uploads/pictures-tool.part'
import { PicturesField } from '../../frame/forms/pictures-field.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { ChoiceChips } from '../../frame/kit/chips/choice-chips'
import { Link } from '../../frame/kit/buttons/link'
import { TextArea } from '../../frame/kit/fields/text-area'
import { TextField } from '../../frame/kit/fields/text-field'
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
  const way = { to: myFeedbackPath, label: words.history }
  return (
    <ComposerPage
      title={words.screen}
      form={form}
      words={words}
      submit={words.submit}
      limit={{ reached: limit.value, way }}
    >
      <ChoiceChips<FeedbackKind>
        {...kind}
        value={kind.value === '' ? null : kind.value}
        options={feedbackKinds.map((value) => ({ value, label: kinds[`kind.${value}`] }))}
      />
      <TextArea {...field('text')} bare maxLength={feedbackTextRule.most} rows={6} />
      {isMember && form.pictures !== null && (
        <>
          <PicturesField {...field('pictures')} pictures={form.pictures} hasTool />
          <ComposerTools>
            <PicturesTool {...field('pictures')} pictures={form.pictures} />
          </ComposerTools>
        </>
      )}
      <TextField {...field('contact')} optional letters={feedbackContactRule.most} />
      {isMember && (
        <Link to={way.to} look="text" wide className={styles.history}>
          {way.label}
        </Link>
      )}
    </ComposerPage>
  )
})

export const screen = defineScreen({ viewModel: FeedbackFormViewModel, view: FeedbackFormScreen, parent: minePath })
