import { observer } from 'mobx-react-lite'
import { shownAddress } from '../../application/feed/shown-kinds'
import { Navigator } from '../../application/navigation/navigator'
import type { FeedSource } from '../../domain/feed/feed-item'
import { channelTarget } from '../../domain/navigation/channel-target'
import { Avatar } from '../kit/avatar'
import { Link } from '../kit/link'
import { FollowButtonPart } from '../reactions/follow-button.part'
import { useService } from '../shell/app-context'
import type { ParticipationViewModel } from './participation.part.view-model'
import styles from './source-line.module.css'

/** The name of the organisation that published a content, which leads to its account. */
export function SourceNamePart({ source: { id, name } }: { readonly source: FeedSource }) {
  const address = shownAddress(useService(Navigator), channelTarget('org', id))
  return address === null ? (
    name
  ) : (
    <Link to={address} wide>
      {name}
    </Link>
  )
}

interface SourceLinePartProps {
  readonly source: FeedSource
  readonly viewModel: ParticipationViewModel
}

/** Who published a content, with the follow button. */
export const SourceLinePart = observer(function SourceLinePart({ source, viewModel }: SourceLinePartProps) {
  return (
    <div className={styles.source}>
      <Avatar src={source.logo} name={source.name} square />
      <p className={styles.name}>
        <SourceNamePart source={source} />
      </p>
      <FollowButtonPart viewModel={viewModel.reactions} />
    </div>
  )
})
