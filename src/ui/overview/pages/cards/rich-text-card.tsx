import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { CardOf } from '../../../../domain/overview/pages/page-card'
import { ErrorState } from '../../../frame/kit/states/error-state'
import { pictureInText } from '../../../frame/kit/pictures/image-source'
import { SectionHeader } from '../../../frame/kit/bars/section-header'
import { Skeleton } from '../../../frame/kit/states/skeleton'
import { RichTextPart } from '../../../frame/rich-text/rich-text.part'
import { useWords } from '../../../frame/words/words'
import type { PageViewModel } from '../page.part.view-model'
import { pagesWords } from '../pages.words'
import styles from './rich-text-card.module.css'

interface RichTextCardProps {
  readonly card: CardOf<'rich-text'>
  readonly viewModel: PageViewModel
}

/** An editor's rich text, sanitised. */
export const RichTextCard = observer(function RichTextCard({ card, viewModel }: RichTextCardProps) {
  const words = useWords(pagesWords)
  const { richText } = viewModel
  const html = useMemo(
    () => (richText === 'ready' ? viewModel.sanitisedBy(card.html, pictureInText) : null),
    [viewModel, richText, card.html],
  )
  if (richText === 'failed')
    return (
      <ErrorState
        isQuiet
        title={words.cardFailed}
        retryLabel={words.retry}
        onRetry={() => void viewModel.loadRichText()}
      />
    )
  return (
    <section>
      {card.title && <SectionHeader title={card.title} />}
      <div className={styles.text}>
        {html !== null ? (
          <RichTextPart html={html} />
        ) : (
          <>
            <Skeleton />
            <Skeleton />
            <Skeleton part="most" />
          </>
        )}
      </div>
    </section>
  )
})
