import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { SegmentedControl } from '../../frame/kit/buttons/segmented-control'
import { useMediaQuery } from '../../frame/kit/environment/use-media-query'
import { useWords } from '../../frame/words/words'
import { PageCards } from '../pages/page-cards.part'
import { builderWords } from './builder.words'
import type { DraftPreview } from './draft-preview'
import styles from './builder.module.css'

const views = ['plain', 'elder', 'dark', 'narrow'] as const
type View = (typeof views)[number]

/** The attributes of each view; the tokens follow from them, as they do on the document. */
const attributes: Readonly<Record<View, object>> = {
  plain: { 'data-theme': 'light' },
  elder: { 'data-theme': 'light', 'data-elder': '' },
  dark: { 'data-theme': 'dark' },
  narrow: { 'data-theme': 'light' },
}

/** The whole page beside its editor on a wide window: in elder mode, in the dark, or on a narrow phone. */
export const SideView = observer(function SideView({ preview }: { readonly preview: DraftPreview }) {
  const words = useWords(builderWords)
  const isWide = useMediaQuery('(min-width: 1240px)')
  const [view, setView] = useState<View>('elder')
  if (!isWide) return null
  return (
    <aside aria-label={words.preview} className={styles.side}>
      <SegmentedControl
        label={words.view}
        value={view}
        options={views.map((each) => ({ value: each, label: words[each] }))}
        onChange={setView}
      />
      <div inert className={styles.phone} data-view={view} {...attributes[view]}>
        <PageCards viewModel={preview.page} />
      </div>
    </aside>
  )
})
