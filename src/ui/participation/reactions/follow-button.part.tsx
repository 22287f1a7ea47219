import { observer } from 'mobx-react-lite'
import { PublisherFollowPart } from './publisher-follow.part'
import type { ReactionsViewModel } from './reactions.part.view-model'

/** A button to follow the source of a content; renders nothing when there is nobody to follow. */
export const FollowButtonPart = observer(function FollowButtonPart({
  viewModel,
  isMain = false,
}: {
  readonly viewModel: ReactionsViewModel
  readonly isMain?: boolean
}) {
  const { follow, followTarget } = viewModel
  if (followTarget === null) return null
  return <PublisherFollowPart isMain={isMain} followed={follow.isOn} onToggle={() => void viewModel.toggleFollow()} />
})
