import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Gallery } from '../../../domain/media/gallery/gallery'
import { ConcernsPart } from '../../frame/concerns/concerns.part'
import { IconButton } from '../../frame/kit/buttons/button'
import { classNames } from '../../frame/kit/styles/class-names'
import { Description } from '../../frame/kit/facts/description'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { Icon } from '../../frame/kit/pictures/icon'
import { Meta, TimeText } from '../../frame/kit/facts/meta'
import { ParticipationPart } from '../../participation/participation.part'
import { SourceLinePart } from '../../participation/source-line.part'
import { DetailPage } from '../../frame/shell/layout/detail-page'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useFormat } from '../../frame/words/use-format'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import { GalleryOverview } from './gallery-overview'
import { GalleryStage } from './gallery-stage'
import styles from './gallery.module.css'
import { galleryPath } from './gallery.paths'
import { GalleryViewModel } from './gallery.view-model'
import { galleryWords } from './gallery.words'

interface GalleryScreenProps {
  readonly viewModel: GalleryViewModel
}

/** S046: a gallery of pictures; S047: a comment of a gallery with its replies. */
export const GalleryScreen = observer(function GalleryScreen({ viewModel }: GalleryScreenProps) {
  const words = useWords(galleryWords)
  const { gallery, pictures, showOverview } = viewModel
  return (
    <>
      <DetailPage
        of={gallery}
        words={{ ...words, failed: words.failedTitle }}
        onRetry={viewModel.content.reload}
        look="rows"
        hasReactionBar
        actions={
          <IconButton
            label={words.overview}
            icon={<Icon of={LayoutGrid} size={22} />}
            disabled={pictures.length < 2}
            onClick={() => showOverview(true)}
          />
        }
      >
        {(value) => <GalleryPage viewModel={viewModel} gallery={value} />}
      </DetailPage>
      <GalleryOverview viewModel={viewModel} />
    </>
  )
})

const GalleryPage = observer(function GalleryPage({ viewModel, gallery }: GalleryScreenProps & { gallery: Gallery }) {
  const words = useWords(galleryWords)
  const format = useFormat()
  const { participation } = viewModel
  const { title, summary, publishedAt, source } = gallery
  const { reactions } = participation
  return (
    <>
      {gallery.pictures.length === 0 ? (
        <>
          <h1 className={classNames(styles.title, styles.alone)}>{title}</h1>
          <EmptyState title={words.emptyTitle} />
        </>
      ) : (
        <div className={styles.viewer}>
          <GalleryStage viewModel={viewModel} />
          <Legend viewModel={viewModel} title={title} />
        </div>
      )}
      <article className={styles.about}>
        <Meta
          parts={[
            <TimeText key="at" at={publishedAt} text={format.relativeTime(publishedAt)} />,
            reactions.isLoaded && reactions.views > 0 && format.countText(reactions.views, 'views'),
          ]}
        />
        {summary !== '' && (
          <div className={styles.description}>
            <Description text={summary} />
          </div>
        )}
        {source !== null && <SourceLinePart source={source} viewModel={participation} />}
      </article>
      <ConcernsPart kind="gallery" id={gallery.id} />
      <ParticipationPart viewModel={participation} commentsOpen={gallery.commentsOpen} className={styles.comments} />
    </>
  )
})

/** The title, the caption and number of the picture, and buttons for people who do not swipe. */
const Legend = observer(function Legend({ viewModel, title }: GalleryScreenProps & { readonly title: string }) {
  const words = useWords(galleryWords)
  const { picture, pictures, index, zoomed, view } = viewModel
  return (
    <div className={classNames(styles.legend, zoomed && styles.zoomed)}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.caption}>{picture?.caption}</p>
      {pictures.length > 1 && (
        <div className={styles.turn}>
          <IconButton
            label={words.previous}
            icon={<Icon of={ChevronLeft} />}
            disabled={index === 0}
            onClick={() => view(index - 1)}
          />
          <span role="status" className={styles.count}>
            {words.pictureOf(index + 1, pictures.length)}
          </span>
          <IconButton
            label={words.next}
            icon={<Icon of={ChevronRight} />}
            disabled={index === pictures.length - 1}
            onClick={() => view(index + 1)}
          />
        </div>
      )}
    </div>
  )
})

export const screen = defineScreen({
  viewModel: GalleryViewModel,
  view: GalleryScreen,
  // The gallery and each of its comments share one screen.
  key: ({ params }) => galleryPath(params['aid'] ?? ''),
  parent: homePath,
})
