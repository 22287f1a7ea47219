import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { ReactionTarget } from '../../../application/participation/reactions/reaction-target'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ListRow } from '../../frame/kit/lists/list-row'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { useService } from '../../frame/shell/app-context'
import { volunteerPagePath } from '../../civic/volunteer-pages/volunteer-pages.paths'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { LikersViewModel } from './likers.view-model'
import { likersWords } from './likers.words'

interface LikersSheetProps {
  readonly target: ReactionTarget
  readonly open: boolean
  readonly onClose: () => void
}

/** The people who liked a content (C024), each with a link to their public page. */
export const LikersSheet = observer(function LikersSheet({ target, open, onClose }: LikersSheetProps) {
  const words = useWords(likersWords)
  const format = useFormat()
  const viewModel = useService(LikersViewModel)
  const { kind, id } = target
  useEffect(() => {
    if (open) viewModel.open({ kind, id })
  }, [open, viewModel, kind, id])
  return (
    <Sheet open={open} onClose={onClose} title={words.title} isTall flush>
      <PagedListPart
        list={viewModel.list}
        look="plain"
        isStill
        empty={<EmptyState title={words.none} />}
        skeleton={<SkeletonList label={words.loading} shape="rows" count={6} />}
        failedTitle={words.failed}
      >
        {(liker) => (
          <ListRow
            listed
            title={liker.nickname}
            icon={<Avatar src={liker.avatar} name={liker.nickname} />}
            value={format.relativeTime(liker.at)}
            to={volunteerPagePath(liker.id)}
          />
        )}
      </PagedListPart>
    </Sheet>
  )
})
