import { observer } from 'mobx-react-lite'
import type { Special } from '../../domain/specials/special'
import { EmptyState } from '../kit/empty-state'
import { FailedPart } from '../kit/failed-part'
import { Image } from '../kit/image'
import { Meta, TimeText } from '../kit/meta'
import { SkeletonList } from '../kit/skeleton'
import { TopBar } from '../kit/top-bar'
import { ParticipationPart } from '../participation/participation.part'
import { ShareButtonPart } from '../participation/share-button.part'
import { PublisherNamePart } from '../publishers/publisher-name.part'
import { FollowButtonPart } from '../reactions/follow-button.part'
import { defineScreen } from '../shell/screen'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import { ColumnAnchors } from './column-anchors'
import { SpecialColumn } from './special-column'
import styles from './special.module.css'
import { SpecialViewModel } from './special.view-model'
import { specialPath } from './specials.routes'
import { specialsWords } from './specials.words'
import { useScrollSpy } from './use-scroll-spy'

interface SpecialScreenProps {
  readonly viewModel: SpecialViewModel
}

/** S042, S043 */
export const SpecialScreen = observer(function SpecialScreen({ viewModel }: SpecialScreenProps) {
  const words = useWords(specialsWords)
  const { value: special, state, failure } = viewModel.special
  return (
    <>
      <TopBar onBack={viewModel.back} actions={<ShareButtonPart viewModel={viewModel.participation} />} />
      <main className={styles.screen}>
        {special !== null ? (
          <SpecialPage viewModel={viewModel} special={special} />
        ) : state === 'failed' ? (
          <FailedPart title={words.failedTitle} failure={failure} onRetry={viewModel.retry} />
        ) : (
          <SkeletonList label={words.loading} shape="article" />
        )}
      </main>
    </>
  )
})

const SpecialPage = observer(function SpecialPage({
  viewModel: { columns, participation },
  special,
}: SpecialScreenProps & { readonly special: Special }) {
  const words = useWords(specialsWords)
  const anchors = columns.map(({ id, name }) => ({ id: `column-${id}`, name }))
  const { current, goTo } = useScrollSpy(anchors.map(({ id }) => id))
  return (
    <>
      <Head viewModel={participation} special={special} />
      {anchors.length > 1 && <ColumnAnchors columns={anchors} current={current} onChoose={goTo} />}
      {columns.map((column) => (
        <SpecialColumn key={column.id} column={column} headingId={`column-${column.id}`} />
      ))}
      {columns.length === 0 && <EmptyState title={words.emptyTitle} />}
      <ParticipationPart viewModel={participation} commentsOpen={special.commentsOpen} className={styles.comments} />
    </>
  )
})

interface HeadProps {
  readonly viewModel: SpecialViewModel['participation']
  readonly special: Special
}

/** The banner, the title and the lead. */
const Head = observer(function Head({ viewModel, special }: HeadProps) {
  const format = useFormat()
  const { cover, title, lead, source, publishedAt } = special
  const { reactions } = viewModel
  return (
    <header className={styles.head}>
      {cover !== null && <Image src={cover} alt="" ratio="16:9" round="none" first />}
      <div className={styles.about}>
        <h1 className={styles.title}>{title}</h1>
        {lead !== '' && <p className={styles.lead}>{lead}</p>}
        <div className={styles.byline}>
          <div className={styles.facts}>
            {source !== null && (
              <p className={styles.source}>
                <PublisherNamePart kind="org" publisher={source} />
              </p>
            )}
            <Meta
              parts={[
                <TimeText key="at" at={publishedAt} text={format.relativeTime(publishedAt)} />,
                reactions.known && reactions.views > 0 && format.counted(reactions.views, 'views'),
              ]}
            />
          </div>
          <FollowButtonPart viewModel={reactions} />
        </div>
      </div>
    </header>
  )
})

export const screen = defineScreen({
  viewModel: SpecialViewModel,
  view: SpecialScreen,
  // The special and each of its comments share one screen.
  key: ({ params }) => specialPath(params['aid'] ?? ''),
})
