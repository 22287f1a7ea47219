import { Check, Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button'
import { Icon } from '../kit/icon'
import { useWords } from '../words/words'
import type { ReactionsViewModel } from './reactions.part.view-model'
import { reactionsWords } from './reactions.words'

/** Follows the source of a content; omitted when there is nobody to follow. */
export const FollowButtonPart = observer(function FollowButtonPart({
  viewModel,
}: {
  readonly viewModel: ReactionsViewModel
}) {
  const words = useWords(reactionsWords)
  const { follow, followTarget } = viewModel
  if (followTarget === null) return null
  return (
    <Button
      small
      kind={follow.on ? 'secondary' : 'primary'}
      aria-pressed={follow.on}
      icon={<Icon of={follow.on ? Check : Plus} size={14} />}
      onClick={viewModel.toggleFollow}
    >
      {follow.on ? words.following : words.follow}
    </Button>
  )
})
