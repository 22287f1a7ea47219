import { observer } from 'mobx-react-lite'
import type { Channel } from '../../../../domain/media/channels/channel'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { useDrawingTime } from '../../../frame/kit/hydration/server-drawn'
import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { ChannelTile } from '../../../frame/kit/cards/tiles'
import { DocumentHead } from '../../../frame/shell/document/document-head'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import { TvHomeViewModel } from './tv-home.view-model'
import styles from '../tv.module.css'
import { TvEvents } from './tv-events'
import { TvOnAir } from '../tv-on-air'
import { TvPlayer } from '../tv-player'
import { channelInTvPath, livePath } from '../tv.paths'
import { TvScheduleList } from '../tv-schedule-list'
import { tvWords } from '../tv.words'

const group = 'tv'

interface TvHomeScreenProps {
  readonly viewModel: TvHomeViewModel
}

/** S030: the TV channels, one of them in the player. */
export const TvHomeScreen = observer(function TvHomeScreen({ viewModel }: TvHomeScreenProps) {
  const words = useWords(tvWords)
  const { stage, channels } = viewModel
  return (
    <div className={styles.screen}>
      <DocumentHead head={{ title: words.television }} />
      <TvPlayer stage={stage} />
      <main>
        {channels.value === null && channels.state === 'failed' ? (
          <FailedPart title={words.channelsFailed} failure={channels.failure} onRetry={viewModel.retry} />
        ) : channels.value === null ? (
          <SkeletonList label={words.loading} shape="rows" count={6} />
        ) : stage.channel === null ? (
          <EmptyState title={words.noChannels} />
        ) : (
          <OneChannel viewModel={viewModel} channel={stage.channel} channels={channels.value} />
        )}
      </main>
    </div>
  )
})

const OneChannel = observer(function OneChannel({
  viewModel,
  channel,
  channels,
}: TvHomeScreenProps & { readonly channel: Channel; readonly channels: readonly Channel[] }) {
  const words = useWords(tvWords)
  const { schedule, stage, tab } = viewModel
  const tabs = [
    { id: 'channels', label: words.channels },
    { id: 'schedule', label: words.schedule },
  ]
  return (
    <>
      <header className={styles.head}>
        <div className={styles.names}>
          <h1 className={styles.name}>{channel.name}</h1>
          <p className={styles.quiet}>{channel.region}</p>
        </div>
        <ButtonLink to={livePath(channel.id)} small>
          {words.openChannel}
        </ButtonLink>
        <TvOnAir channel={channel} schedule={schedule} />
      </header>
      <TvEvents viewModel={viewModel} />
      <div className={styles.parts}>
        <Tabs label={words.parts} group={group} even sticky tabs={tabs} selected={tab} onSelect={viewModel.selectTab} />
        <TabPanel group={group} id={tab}>
          {tab === 'schedule' ? (
            <TvScheduleList schedule={schedule} shown={viewModel.shownProgrammes} stage={stage} />
          ) : (
            <>
              <h2 className={styles.heading}>{words.channels}</h2>
              <ul className={styles.programmes}>
                {channels.map((each) => (
                  <li key={each.id}>
                    <ChannelRow channel={each} isSelected={each.id === channel.id} viewModel={viewModel} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </TabPanel>
      </div>
    </>
  )
})

const ChannelRow = observer(function ChannelRow({
  channel,
  isSelected,
  viewModel,
}: TvHomeScreenProps & { readonly channel: Channel; readonly isSelected: boolean }) {
  const words = useWords(tvWords)
  const { id, name, cover, nowPlaying } = channel
  const progress = viewModel.onAir.progressOf(channel, useDrawingTime().at)
  return (
    <ChannelTile
      href={channelInTvPath(id)}
      replaces
      current={isSelected}
      title={name}
      cover={cover}
      still
      {...(nowPlaying === null ? {} : { live: words.onAir, now: nowPlaying })}
      {...(progress === null ? {} : { progress })}
    />
  )
})

export const screen = defineScreen({ viewModel: TvHomeViewModel, view: TvHomeScreen, parent: null })
