import { observer } from 'mobx-react-lite'
import { PreferencesStore } from '../../../application/frame/site/preferences.store'
import type { TextSize } from '../../../domain/frame/site/preferences'
import { Switch } from '../../frame/kit/fields/choice'
import { SegmentedControl } from '../../frame/kit/buttons/segmented-control'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { useService } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import styles from './article.module.css'
import type { ArticleViewModel } from './article.view-model'
import { articlesWords } from './articles.words'

/** Text size and elder mode within reach while reading; the same settings as in S075. */
export const ReadingOptions = observer(function ReadingOptions({
  viewModel,
}: {
  readonly viewModel: ArticleViewModel
}) {
  const words = useWords(articlesWords)
  const preferences = useService(PreferencesStore)
  const options = [words.size0, words.size1, words.size2, words.size3].map((label, size) => ({
    value: String(size),
    label,
  }))
  return (
    <Sheet open={viewModel.choosing} onClose={() => viewModel.choose(false)} title={words.options}>
      <p className={styles.optionLabel}>{words.textSize}</p>
      <SegmentedControl
        label={words.textSize}
        options={options}
        value={String(preferences.preferences.textSize)}
        onChange={(size) => preferences.change({ textSize: Number(size) as TextSize })}
      />
      <div className={styles.elder}>
        <Switch
          label={words.elder}
          checked={preferences.preferences.elder}
          onChange={(elder) => preferences.change({ elder })}
        />
        <p className={styles.optionLabel}>{words.elderText}</p>
      </div>
    </Sheet>
  )
})
