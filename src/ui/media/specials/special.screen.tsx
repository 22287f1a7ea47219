import { observer } from 'mobx-react-lite'
import type { Special } from '../../../domain/media/specials/special'
import { ConcernsPart } from '../../frame/concerns/concerns.part'
import { SectionBar } from '../../frame/kit/bars/section-bar'
import { useScrollSpy } from '../../frame/kit/scrolling/use-scroll-spy'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ContentHeadPart } from '../../participation/content-head.part'
import { ParticipationPart } from '../../participation/participation.part'
import { DetailPage } from '../../frame/shell/layout/detail-page'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import { SpecialColumn } from './special-column'
import styles from './special.module.css'
import { SpecialViewModel } from './special.view-model'
import { specialPath } from './specials.paths'
import { specialsWords } from './specials.words'

interface SpecialScreenProps {
  readonly viewModel: SpecialViewModel
}

/** S042: a topic with its columns and articles; S043: a comment of a topic with its replies. */
export const SpecialScreen = observer(function SpecialScreen({ viewModel }: SpecialScreenProps) {
  const words = useWords(specialsWords)
  return (
    <DetailPage
      of={viewModel.special}
      words={{ ...words, failed: words.failedTitle }}
      onRetry={viewModel.content.reload}
      look="rows"
      hasReactionBar
    >
      {(value) => <SpecialPage viewModel={viewModel} special={value} />}
    </DetailPage>
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
      <ContentHeadPart viewModel={participation} content={special} />
      {anchors.length > 1 && <SectionBar label={words.columns} sections={anchors} current={current} onChoose={goTo} />}
      {columns.map((column) => (
        <SpecialColumn key={column.id} column={column} headingId={`column-${column.id}`} />
      ))}
      {columns.length === 0 && <EmptyState title={words.emptyTitle} />}
      <ConcernsPart kind="special" id={special.id} />
      <ParticipationPart viewModel={participation} commentsOpen={special.commentsOpen} className={styles.comments} />
    </>
  )
})

export const screen = defineScreen({
  viewModel: SpecialViewModel,
  view: SpecialScreen,
  // The special and each of its comments share one screen.
  key: ({ params }) => specialPath(params['aid'] ?? ''),
  parent: homePath,
})
