import { Check, PenLine, Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ChannelDetail, ChannelHost } from '../../../domain/media/channels/channel'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { bottomBar } from '../../frame/kit/bars/bottom-bar'
import { Button } from '../../frame/kit/buttons/button'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { Icon } from '../../frame/kit/pictures/icon'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { Description } from '../../frame/kit/facts/description'
import { ParticipationCommentsPart, ParticipationShareSheetPart } from '../../participation/participation.part'
import { ShareButtonPart } from '../../participation/share-button.part'
import { FavouriteButtonPart } from '../../participation/reactions/favourite-button.part'
import { SubscribeButtonPart } from '../../participation/reactions/subscribe-button.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { PublisherNamePart } from '../../participation/publishers/publisher-name.part'
import { useWords } from '../../frame/words/words'
import { RadioChannelRow } from './radio-channel-row'
import { RadioStage } from './radio-stage'
import { RadioProgrammeDays } from './radio-programme-list'
import { RadioChannelViewModel } from './radio-channel.view-model'
import styles from './radio.module.css'
import { radioHomePath } from './radio.paths'
import { radioWords } from './radio.words'
import { RadioStageSkeleton } from './radio-stage-skeleton'

/** S027: a radio channel: live, schedule, replays, hosts, chat. */
export const RadioChannelScreen = observer(function RadioChannelScreen({
  viewModel,
}: {
  readonly viewModel: RadioChannelViewModel
}) {
  const words = useWords(radioWords)
  const { participation } = viewModel
  const { value: detail, state, failure } = viewModel.detail
  return (
    <main className={styles.screen} data-chat>
      <TopBar
        actions={
          <>
            <FavouriteButtonPart viewModel={participation.reactions} />
            <ShareButtonPart viewModel={participation} />
          </>
        }
      />
      {detail !== null ? (
        <ChannelBody detail={detail} viewModel={viewModel} />
      ) : state === 'failed' ? (
        <FailedPart title={words.failedTitle} failure={failure} onRetry={viewModel.retry} />
      ) : (
        <RadioStageSkeleton />
      )}
      <ParticipationCommentsPart viewModel={participation} />
      <div ref={bottomBar} className={styles.chatBar}>
        <button type="button" className={styles.chatEntry} onClick={participation.comments.write}>
          <Icon of={PenLine} size={16} />
          {words.chat}
        </button>
      </div>
      <ParticipationShareSheetPart viewModel={participation} />
    </main>
  )
})

const ChannelBody = observer(function ChannelBody({
  detail,
  viewModel,
}: {
  readonly detail: ChannelDetail
  readonly viewModel: RadioChannelViewModel
}) {
  const words = useWords(radioWords)
  const { sound, schedule } = viewModel
  const similar = viewModel.similar.value ?? []
  return (
    <>
      <RadioStage isScreen channel={detail.channel} sound={sound} schedule={schedule} onRetry={viewModel.retryStream}>
        <SubscribeButtonPart viewModel={viewModel.participation.reactions} className={styles.subscribe} />
      </RadioStage>
      <section className={styles.part}>
        <SectionHeader title={words.schedule} />
        <RadioProgrammeDays schedule={schedule} />
      </section>
      {detail.hosts.length > 0 && (
        <section className={styles.part}>
          <SectionHeader title={words.hosts} />
          <ul className={styles.hosts}>
            {detail.hosts.map((host) => (
              <li key={host.id}>
                <HostRow host={host} viewModel={viewModel} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {detail.description !== '' && (
        <section className={styles.part}>
          <SectionHeader title={words.about} />
          <div className={styles.about}>
            <Description text={detail.description} />
          </div>
        </section>
      )}
      {similar.length > 0 && (
        <section className={styles.part}>
          <SectionHeader title={words.similar} />
          <ul className={styles.channels}>
            {similar.map((channel) => (
              <li key={channel.id}>
                <RadioChannelRow channel={channel} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
})

const HostRow = observer(function HostRow({
  host,
  viewModel,
}: {
  readonly host: ChannelHost
  readonly viewModel: RadioChannelViewModel
}) {
  const words = useWords(radioWords)
  const { reactions } = viewModel.participation
  const target = { id: host.id, kind: 'host' } as const
  const follows = reactions.isFollowed(target)
  return (
    <div className={styles.host}>
      <Avatar src={host.avatar} name={host.name} />
      <div className={styles.hostWords}>
        <p className={styles.hostName}>
          <PublisherNamePart kind="anchor" publisher={host} />
        </p>
        {host.intro !== '' && <p className={styles.intro}>{host.intro}</p>}
      </div>
      <Button
        small
        aria-pressed={follows}
        aria-label={words.followHost(host.name)}
        icon={<Icon of={follows ? Check : Plus} size={14} />}
        onClick={() => void reactions.toggleFollowOnPage(target)}
      >
        {follows ? words.following : words.follow}
      </Button>
    </div>
  )
})

export const screen = defineScreen({
  viewModel: RadioChannelViewModel,
  view: RadioChannelScreen,
  parent: radioHomePath,
})
