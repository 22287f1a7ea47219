import { observer } from 'mobx-react-lite'
import { AppVersion } from '../../../../application/frame/site/app-version'
import type { Preferences, TextSize } from '../../../../domain/frame/site/preferences'
import { userSettingsPath } from '../../../people/user-settings/user-settings.paths'
import { Dialog } from '../../kit/overlays/dialog'
import { ListRow, RowGroup } from '../../kit/lists/list-row'
import { classNames } from '../../kit/styles/class-names'
import { SegmentedControl } from '../../kit/buttons/segmented-control'
import { Switch } from '../../kit/fields/choice'
import { AgreementsSheet } from '../../session/login/agreements.part'
import { AgreementsViewModel } from '../../session/login/agreements.part.view-model'
import { PlainPage } from '../../session/plain-page.part'
import { useService } from '../../shell/app-context'
import { defineScreen } from '../../shell/screens/screen'
import { aboutPath } from '../setting.paths'
import { useWords } from '../../words/words'
import { SettingViewModel } from './setting.view-model'
import styles from './setting.module.css'
import { settingWords } from './setting.words'
import { sizeOf } from '../../../../domain/frame/shared/format/size'

interface SettingProps {
  readonly viewModel: SettingViewModel
}

/** S075: settings of the app. */
export const SettingScreen = observer(function SettingScreen({ viewModel }: SettingProps) {
  const words = useWords(settingWords)
  const agreements = useService(AgreementsViewModel)
  const version = useService(AppVersion)
  const { asking, cacheSize } = viewModel
  return (
    <PlainPage title={words.title} look="rows">
      <Looks viewModel={viewModel} />
      <RowGroup title={words.data}>
        <ListRow
          title={words.cache}
          text={words.cacheText}
          value={cacheSize === null ? '' : storageText(cacheSize)}
          onPress={() => viewModel.askToConfirm('clear-cache')}
        />
        <ListRow title={words.terms} onPress={() => agreements.open('terms')} />
        <ListRow title={words.privacy} onPress={() => agreements.open('privacy')} />
        {viewModel.exists(aboutPath) && <ListRow title={words.about} to={aboutPath} />}
        {version !== '' && <ListRow title={words.version} value={version} />}
      </RowGroup>
      {viewModel.isMember && (
        <RowGroup>
          <ListRow isDangerous title={words.logOut} onPress={() => viewModel.askToConfirm('log-out')} />
        </RowGroup>
      )}
      <Dialog
        open={asking === 'clear-cache'}
        onClose={viewModel.cancelQuestion}
        title={words.clearTitle}
        text={words.clearText}
        acts={[
          { label: words.cancel, onAct: viewModel.cancelQuestion },
          { label: words.clear, kind: 'danger', busy: viewModel.isClearing, onAct: () => void viewModel.clearCache() },
        ]}
      />
      <Dialog
        open={asking === 'log-out'}
        onClose={viewModel.cancelQuestion}
        title={words.logOutTitle}
        text={words.logOutText}
        acts={[
          { label: words.cancel, onAct: viewModel.cancelQuestion },
          { label: words.logOut, kind: 'danger', onAct: viewModel.leave },
        ]}
      />
      <AgreementsSheet viewModel={agreements} />
    </PlainPage>
  )

  function storageText(bytes: number): string {
    const { figure, unit } = sizeOf(bytes)
    return bytes > 0 ? words.size(figure, unit) : words.nothingKept
  }
})

const Looks = observer(function Looks({ viewModel }: SettingProps) {
  const words = useWords(settingWords)
  const { language, theme, textSize, elder } = viewModel.preferences
  return (
    <RowGroup title={words.looks}>
      <div className={styles.choice}>
        <h3 className={styles.name}>{words.language}</h3>
        <SegmentedControl<Preferences['language']>
          label={words.language}
          options={[
            { value: 'system', label: words.followSystem },
            { value: 'zh-CN', label: words.chinese },
            { value: 'en', label: words.english },
          ]}
          value={language}
          onChange={(value) => viewModel.change({ language: value })}
        />
      </div>
      <div className={styles.choice}>
        <h3 className={styles.name}>{words.theme}</h3>
        <SegmentedControl<Preferences['theme']>
          label={words.theme}
          options={[
            { value: 'system', label: words.followSystem },
            { value: 'light', label: words.light },
            { value: 'dark', label: words.dark },
          ]}
          value={theme}
          onChange={(value) => viewModel.change({ theme: value })}
        />
      </div>
      <div className={classNames(styles.choice, styles.sizes)}>
        <h3 className={styles.name}>{words.textSize}</h3>
        <SegmentedControl
          label={words.textSize}
          options={([0, 1, 2, 3] as const).map((size) => ({ value: String(size), label: words[`size${size}`] }))}
          value={String(textSize)}
          onChange={(size) => viewModel.change({ textSize: Number(size) as TextSize })}
        />
        <div className={styles.preview}>
          <p className={styles.previewTitle}>{words.previewTitle}</p>
          <p>{words.previewText}</p>
        </div>
      </div>
      <ListRow
        title={words.elder}
        text={words.elderText}
        control={
          <Switch hiddenLabel label={words.elder} checked={elder} onChange={(on) => viewModel.change({ elder: on })} />
        }
      />
    </RowGroup>
  )
})

export const screen = defineScreen({ viewModel: SettingViewModel, view: SettingScreen, parent: userSettingsPath })
