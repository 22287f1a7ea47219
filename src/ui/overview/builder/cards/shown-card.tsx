import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { DraftCard } from '../../../../domain/overview/builder/page-document'
import { useWords } from '../../../frame/words/words'
import { PageCardView } from '../../pages/page-card-view.part'
import { builderWords } from '../builder.words'
import type { DraftPreview } from '../draft-preview'
import styles from '../builder.module.css'

interface ShownCardProps {
  readonly card: DraftCard
  readonly preview: DraftPreview
  readonly onSelect: () => void
}

/**
 * A card as readers will see it. It takes no focus, and a tap selects it in place of what it would do on the page. A
 * floating button, which floats over the whole page, is shown in the preview alone.
 */
export const ShownCard = observer(function ShownCard({ card, preview, onSelect }: ShownCardProps) {
  const words = useWords(builderWords)
  const shown = preview.page.page.value?.cards.find(({ id }) => id === card.id)
  const element = useRef<HTMLDivElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  useEffect(() => {
    if (element.current === null) return undefined
    const measure = () => setEmpty(element.current?.offsetHeight === 0)
    const sizes = new ResizeObserver(measure)
    sizes.observe(element.current)
    return () => sizes.disconnect()
  }, [])
  return (
    <div className={styles.stage}>
      <div ref={element} inert className={styles.shown}>
        {shown !== undefined && shown.type !== 'floating-button' && (
          <PageCardView card={shown} viewModel={preview.page} first={false} />
        )}
      </div>
      {isEmpty && <p className={styles.nothing}>{words.nothingShown}</p>}
      <div className={styles.over} aria-hidden="true" onClick={onSelect} />
    </div>
  )
})
