import { observer } from 'mobx-react-lite'
import type { Form } from '../../../application/frame/forms/form'
import type { Feedback, OfferedFeedbackAct } from '../../../domain/civic/feedback/feedback'
import { feedbackTextRule, type AdditionForm } from '../../../domain/civic/feedback/feedback-form'
import { ActBar, type ActQuestion } from '../../frame/cases/act-bar.part'
import { TimeLine } from '../../frame/cases/time-line.part'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { PicturesField } from '../../frame/forms/pictures-field.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { Loaded } from '../../frame/kit/states/loaded'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { TextArea } from '../../frame/kit/fields/text-area'
import { NotifyOffer } from '../../frame/messages/notify-offer.part'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PictureGrid } from '../../frame/pictures/picture-grid.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { FeedbackViewModel } from './feedback.view-model'
import styles from './feedback.module.css'
import { myFeedbackPath } from './feedback.paths'
import { feedbackFormWords, feedbackWords } from './feedback.words'

interface FeedbackProps {
  readonly viewModel: FeedbackViewModel
}

/** S072: one feedback with its answers. */
export const FeedbackScreen = observer(function FeedbackScreen({ viewModel }: FeedbackProps) {
  const words = useWords(feedbackWords)
  const { feedback } = viewModel
  return (
    <PlainPage title={words.title} look="rows">
      <MembersOnly isMember={viewModel.isMember} reason="my-feedback">
        <Loaded
          of={feedback}
          failed={words.failed}
          loading={words.loading}
          fallbackLink={{ to: myFeedbackPath, label: words.myTitle }}
        >
          {(value) => <FeedbackPage viewModel={viewModel} feedback={value} />}
        </Loaded>
      </MembersOnly>
    </PlainPage>
  )
})

const FeedbackPage = observer(function FeedbackPage({
  viewModel,
  feedback,
}: FeedbackProps & { readonly feedback: Feedback }) {
  const words = useWords(feedbackWords)
  const questions: Partial<Record<OfferedFeedbackAct, ActQuestion>> = {
    close: { title: words.closeTitle, text: words.closeText },
  }
  return (
    <>
      <div className={styles.part}>
        <p className={styles.kind}>{words[`kind.${feedback.kind}`]}</p>
        <p className={styles.text}>{feedback.text}</p>
        <PictureGrid pictures={feedback.pictures} />
      </div>
      <div className={styles.part}>
        <TimeLine steps={feedback.steps} titleOf={({ act }) => words[`step.${act}`]} />
      </div>
      {feedback.state === 'open' && <NotifyOffer />}
      <ActBar
        busy={viewModel.busy}
        onAct={viewModel.act}
        acts={feedback.acts.map((act) => ({ act, label: words[`act.${act}`], question: questions[act] }))}
      />
      <Sheet open={viewModel.addition !== null} onClose={viewModel.closeDialog} title={words['act.add']}>
        {viewModel.addition !== null && <Addition form={viewModel.addition} title={words['act.add']} />}
      </Sheet>
    </>
  )
})

interface AdditionProps {
  readonly form: Form<AdditionForm, AdditionForm, Feedback>
  readonly title: string
}

const Addition = observer(function Addition({ form, title }: AdditionProps) {
  const words = useWords(feedbackFormWords)
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={title} submit={words.submit}>
      <TextArea {...field('text')} maxLength={feedbackTextRule.most} />
      {form.pictures !== null && <PicturesField {...field('pictures')} pictures={form.pictures} />}
    </FormFrame>
  )
})

export const screen = defineScreen({ viewModel: FeedbackViewModel, view: FeedbackScreen, parent: myFeedbackPath })
