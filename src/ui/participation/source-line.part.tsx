import { observer } from 'mobx-react-lite'
import type { FeedSource } from '../../domain/frame/content/feed-item'
import { Avatar } from '../frame/kit/pictures/avatar'
import { PublisherNamePart } from './publishers/publisher-name.part'
import { FollowButtonPart } from './reactions/follow-button.part'
import type { ParticipationViewModel } from './participation.part.view-model'
import styles from './source-line.module.css'

interface SourceLinePartProps {
  readonly source: FeedSource
  readonly viewModel: ParticipationViewModel
}

/** The publisher of a content, with the follow button. */
export const SourceLinePart = observer(function SourceLinePart({ source, viewModel }: SourceLinePartProps) {
  return (
    <div className={styles.source}>
      <Avatar src={source.logo} name={source.name} square />
      <p className={styles.name}>
        <PublisherNamePart kind="org" publisher={source} />
      </p>
      <FollowButtonPart viewModel={viewModel.reactions} />
    </div>
  )
})
