import { observer } from 'mobx-react-lite'
import type { Failure } from '../../../../application/frame/shared/failure'
import { SiteStore } from '../../../../application/frame/site/site.store'
import { instantOfTyped, typedTime } from '../../../../domain/frame/shared/typed-time'
import { Button } from '../../../frame/kit/buttons/button'
import { Checkbox } from '../../../frame/kit/fields/choice'
import { DateField } from '../../../frame/kit/fields/date-field'
import { SegmentedControl } from '../../../frame/kit/buttons/segmented-control'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { TextField } from '../../../frame/kit/fields/text-field'
import { useFailureText } from '../../../frame/kit/states/use-failure-text'
import { useService } from '../../../frame/shell/app-context'
import { useWords } from '../../../frame/words/words'
import { builderWords } from '../builder.words'
import type { BuilderViewModel } from '../builder.view-model'
import { FindingsList } from './findings-list'
import type { PublishViewModel } from './publish.view-model'
import styles from '../builder.module.css'

/** What somebody did since this editor looked. */
const meanwhile = ['saved', 'published', 'planned'] as const
const meanwhileOf = ({ state }: Failure) => meanwhile.find((each) => state === `${each}-meanwhile`) ?? 'saved'

interface PublishSheetProps {
  readonly viewModel: BuilderViewModel
  readonly publishing: PublishViewModel
}

/** Publishes the draft, now or at a time, with a reason for the editors after this one. */
export const PublishSheet = observer(function PublishSheet({ viewModel, publishing }: PublishSheetProps) {
  const words = useWords(builderWords)
  const failureText = useFailureText()
  const { timeZone } = useService(SiteStore)
  const { why, at, findings, failure, isDespiteFindings } = publishing
  const publish = async () => {
    if (await publishing.publish()) viewModel.close()
  }
  return (
    <Sheet isTall open={viewModel.sheet === 'publish'} onClose={viewModel.close} title={words.publish}>
      <div className={styles.form}>
        <FindingsList viewModel={viewModel} publishing={publishing} />
        <TextField
          label={words.why}
          hint={words.whyHint}
          value={why}
          letters={200}
          onChange={(typed) => publishing.write({ why: typed })}
        />
        <SegmentedControl
          label={words.when}
          value={at === null ? 'now' : 'later'}
          options={[
            { value: 'now', label: words.now },
            { value: 'later', label: words.later },
          ]}
          onChange={(when) => publishing.write({ at: when === 'now' ? null : publishing.inAnHour })}
        />
        {at !== null && (
          <DateField
            time
            label={words.at}
            value={typedTime(at, timeZone)}
            onChange={(typed) => publishing.write({ at: instantOfTyped(typed, timeZone) ?? at })}
          />
        )}
        {(findings.value?.length ?? 0) > 0 && (
          <Checkbox
            label={words.despite}
            checked={isDespiteFindings}
            onChange={(checked) => publishing.write({ isDespiteFindings: checked })}
          />
        )}
        {failure !== null && (
          <p role="alert" className={styles.reasons}>
            {failure.code === 'somebody-first'
              ? words[`meanwhile.${meanwhileOf(failure)}`]
              : `${words.publishFailed} ${failureText(failure)}`}
          </p>
        )}
        <Button
          block
          kind="primary"
          busy={publishing.isSending}
          disabled={!publishing.mayPublish}
          onClick={() => void publish()}
        >
          {at === null ? words.publish : words.plan}
        </Button>
      </div>
    </Sheet>
  )
})
