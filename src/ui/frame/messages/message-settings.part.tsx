import { observer } from 'mobx-react-lite'
import { messageCategories, type MessageCategory } from '../../../domain/frame/messages/message'
import {
  alwaysShown,
  pushableCategories,
  type MessageSettings,
  type QuietHours,
} from '../../../domain/frame/messages/message-settings'
import { Switch } from '../kit/fields/choice'
import { FailedPart } from '../kit/states/failed-part'
import { ListRow, RowGroup } from '../kit/lists/list-row'
import { SelectField } from '../kit/fields/select-field'
import { SkeletonList } from '../kit/states/skeleton'
import { useWords } from '../words/words'
import { DeviceNotices } from './device-notices.part'
import { messageListWords } from './message-list.words'
import styles from './message-settings.module.css'
import type { MessageSettingsViewModel } from './message-settings.part.view-model'
import { messageSettingsWords } from './message-settings.words'

interface MessageSettingsProps {
  readonly viewModel: MessageSettingsViewModel
}

/** The choices of which messages are marked, and of which the member's devices are notified, when and how. */
export const MessageSettingsPart = observer(function MessageSettingsPart({ viewModel }: MessageSettingsProps) {
  const words = useWords(messageSettingsWords)
  const { settings } = viewModel
  if (settings.value !== null) return <SettingsShown viewModel={viewModel} settings={settings.value} />
  return settings.state === 'failed' ? (
    <FailedPart title={words.failed} failure={settings.failure} onRetry={settings.reload} />
  ) : (
    <SkeletonList label={words.loading} />
  )
})

const SettingsShown = observer(function SettingsShown({
  viewModel,
  settings: { shown, pushed, quietHours, showsText },
}: MessageSettingsProps & { readonly settings: MessageSettings }) {
  const words = useWords(messageSettingsWords)
  const names = useWords(messageListWords)
  const nameOf = (category: MessageCategory) => names[`category.${category}`]
  return (
    <>
      <RowGroup title={words.marks}>
        <p className={styles.note}>{words.marksText}</p>
        {messageCategories.map((category) => (
          <ListRow
            key={category}
            title={nameOf(category)}
            {...(category === 'reading' ? { text: words.reading } : {})}
            {...(alwaysShown.includes(category)
              ? { text: words.always }
              : {
                  control: (
                    <Switch
                      hiddenLabel
                      label={words.markOf(nameOf(category))}
                      checked={shown.includes(category)}
                      onChange={(isOn) => viewModel.choose('shown', category, isOn)}
                    />
                  ),
                })}
          />
        ))}
      </RowGroup>
      <RowGroup title={words.notices}>
        <DeviceNotices />
        <p className={styles.note}>{words.noticesText}</p>
        {pushableCategories.map((category) => (
          <ListRow
            key={category}
            title={nameOf(category)}
            control={
              <Switch
                hiddenLabel
                label={words.noticeOf(nameOf(category))}
                checked={pushed.includes(category)}
                onChange={(isOn) => viewModel.choose('pushed', category, isOn)}
              />
            }
          />
        ))}
        <ListRow
          title={words.quiet}
          text={words.quietText}
          control={
            <Switch hiddenLabel label={words.quiet} checked={quietHours !== null} onChange={viewModel.setQuiet} />
          }
        />
        {quietHours !== null && (
          <QuietTimes quietHours={quietHours} onChange={(hours) => viewModel.change({ quietHours: hours })} />
        )}
        <ListRow
          title={words.showsText}
          text={words.showsTextText}
          control={
            <Switch
              hiddenLabel
              label={words.showsText}
              checked={showsText}
              onChange={(isOn) => viewModel.change({ showsText: isOn })}
            />
          }
        />
      </RowGroup>
    </>
  )
})

/** The times of day to choose from, every half hour. */
const times = Array.from({ length: 48 }, (_, index) => {
  const minute = index * 30
  const label = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return { value: String(minute), label }
})

function QuietTimes({
  quietHours,
  onChange,
}: {
  readonly quietHours: QuietHours
  readonly onChange: (hours: QuietHours) => void
}) {
  const words = useWords(messageSettingsWords)
  return (
    <div className={styles.times}>
      {(['from', 'until'] as const).map((end) => (
        <SelectField
          key={end}
          label={words[end]}
          options={times}
          value={String(quietHours[end])}
          onChange={(minute) => onChange({ ...quietHours, [end]: Number(minute) })}
        />
      ))}
    </div>
  )
}
