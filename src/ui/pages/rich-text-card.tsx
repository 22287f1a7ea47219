import { observer } from 'mobx-react-lite'
import type { CardOf } from '../../domain/pages/page-card'
import type { PictureSource } from '../../application/shared/html-sanitiser'
import { ErrorState } from '../kit/error-state'
import { imageSizes, resized, sourceSet } from '../kit/image-source'
import { SectionHeader } from '../kit/section-header'
import { Skeleton } from '../kit/skeleton'
import { useWords } from '../words/words'
import type { PageViewModel } from './page.view-model'
import { pagesWords } from './pages.words'
import styles from './rich-text-card.module.css'

interface RichTextCardProps {
  readonly card: CardOf<'rich-text'>
  readonly viewModel: PageViewModel
}

/** What an editor wrote, through the sanitiser. */
export const RichTextCard = observer(function RichTextCard({ card, viewModel }: RichTextCardProps) {
  const words = useWords(pagesWords)
  const { richText } = viewModel
  if (richText === 'failed') return <ErrorState quiet title={words.cardFailed} retryLabel={words.retry} onRetry={() => void viewModel.bringRichText()} />
  return (
    <section>
      {card.title && <SectionHeader title={card.title} />}
      {richText === 'ready' ? (
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: viewModel.sanitised(card.html, pictureSource) as unknown as string }} />
      ) : (
        <div className={styles.text}>
          <Skeleton />
          <Skeleton />
          <Skeleton part="most" />
        </div>
      )}
    </section>
  )
})

function pictureSource(address: string): PictureSource {
  return { src: resized(address, 480), srcset: sourceSet(address), sizes: imageSizes('full') }
}
