import { observer } from 'mobx-react-lite'
import type { ContentHead } from '../../domain/frame/content/content-head'
import { Avatar } from '../frame/kit/pictures/avatar'
import { Badge } from '../frame/kit/badges/badge'
import { Image } from '../frame/kit/pictures/image'
import { Meta, TimeText } from '../frame/kit/facts/meta'
import { PublisherNamePart } from './publishers/publisher-name.part'
import { FollowButtonPart } from './reactions/follow-button.part'
import { useFormat } from '../frame/words/use-format'
import styles from './content-head.module.css'
import type { ParticipationViewModel } from './participation.part.view-model'

export interface ContentHeadPartProps {
  readonly viewModel: ParticipationViewModel
  readonly content: ContentHead
  /** The name of the content's kind, when the screen does not show it otherwise. */
  readonly label?: string
}

/** The banner, title, lead and publisher of a content that collects others. */
export const ContentHeadPart = observer(function ContentHeadPart({
  viewModel: { reactions },
  content: { cover, title, lead, source, publishedAt },
  label,
}: ContentHeadPartProps) {
  const format = useFormat()
  return (
    <header className={styles.head}>
      {cover !== null && <Image src={cover} alt="" ratio="16:9" round="none" first />}
      <div className={styles.about}>
        {label !== undefined && (
          <p className={styles.label}>
            <Badge tone="accent">{label}</Badge>
          </p>
        )}
        <h1 className={styles.title}>{title}</h1>
        {lead !== '' && <p className={styles.lead}>{lead}</p>}
        <div className={styles.byline}>
          {source !== null && <Avatar src={source.logo} name={source.name} square />}
          <div className={styles.facts}>
            {source !== null && (
              <p className={styles.source}>
                <PublisherNamePart kind="org" publisher={source} />
              </p>
            )}
            <Meta
              parts={[
                <TimeText key="at" at={publishedAt} text={format.relativeTime(publishedAt)} />,
                reactions.isLoaded && reactions.views > 0 && format.countText(reactions.views, 'views'),
              ]}
            />
          </div>
          <FollowButtonPart viewModel={reactions} />
        </div>
      </div>
    </header>
  )
})
