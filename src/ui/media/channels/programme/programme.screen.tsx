import { observer } from 'mobx-react-lite'
import type { ProgrammeDetail } from '../../../../domain/media/channels/programme-detail'
import type { Programme } from '../../../../domain/media/channels/schedule'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { EndlessList } from '../../../frame/kit/lists/endless-list'
import { ListRow, RowGroup } from '../../../frame/kit/lists/list-row'
import { Loaded } from '../../../frame/kit/states/loaded'
import { PullToRefresh } from '../../../frame/kit/scrolling/pull-to-refresh'
import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { TopBar } from '../../../frame/kit/bars/top-bar'
import { PlayButtonPart } from '../../../frame/player/play-button.part'
import { SleepButtonPart } from '../../../frame/player/sleep-button.part'
import { SubscribeButton } from '../../../participation/reactions/subscribe-button.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import styles from './programme.module.css'
import { ProgrammeViewModel } from './programme.view-model'
import { programmeWords } from './programme.words'
import { radioChannelPath, radioHomePath } from '../radio.paths'

interface ProgrammeScreenProps {
  readonly viewModel: ProgrammeViewModel
}

/** S029: a programme's past broadcasts, by date. */
export const ProgrammeScreen = observer(function ProgrammeScreen({ viewModel }: ProgrammeScreenProps) {
  const words = useWords(programmeWords)
  const { programme, retry, refresh } = viewModel
  return (
    <>
      <TopBar />
      <PullToRefresh onRefresh={refresh}>
        <main>
          <Loaded of={programme} failed={words.failedTitle} loading={words.loading} shape="rows" onRetry={retry}>
            {(value) => <Broadcasts viewModel={viewModel} programme={value} />}
          </Loaded>
        </main>
      </PullToRefresh>
    </>
  )
})

const Broadcasts = observer(function Broadcasts({
  viewModel,
  programme: { title, hosts, channel, followed },
}: ProgrammeScreenProps & { readonly programme: ProgrammeDetail }) {
  const words = useWords(programmeWords)
  const { episodes, refresh } = viewModel
  const path = radioChannelPath(channel.id)
  return (
    <>
      <header className={styles.head}>
        <div className={styles.about}>
          <h1 className={styles.title}>{title}</h1>
          {hosts.length > 0 && <p className={styles.hosts}>{hosts.join(' · ')}</p>}
        </div>
        <SubscribeButton small isOn={followed} onToggle={viewModel.toggleSubscription} />
      </header>
      <RowGroup>
        <ListRow
          title={channel.name}
          icon={<Avatar src={channel.cover} name={channel.name} square />}
          {...(channel.frequency === null ? {} : { text: channel.frequency })}
          {...(path === null ? {} : { to: path })}
        />
      </RowGroup>
      <div className={styles.pastHead}>
        <h2 className={styles.heading}>{words.past}</h2>
        <SleepButtonPart small />
      </div>
      <EndlessList
        items={episodes.items}
        state={episodes.state}
        failure={episodes.failure}
        hasMore={episodes.hasMore}
        keyOf={({ id }) => id}
        owner={episodes}
        onMore={() => void episodes.more()}
        onRetry={() => void refresh()}
        skeleton={<SkeletonList label={words.loading} shape="rows" />}
        empty={<EmptyState title={words.none} text={words.noneText} />}
      >
        {(episode) => <Broadcast episode={episode} viewModel={viewModel} />}
      </EndlessList>
    </>
  )
})

const Broadcast = observer(function Broadcast({
  episode,
  viewModel,
}: ProgrammeScreenProps & { readonly episode: Programme }) {
  const words = useWords(programmeWords)
  const format = useFormat()
  const on = viewModel.isPlaying(episode)
  const day = format.date(episode.startsAt)
  return (
    <div className={styles.broadcast}>
      <div className={styles.when}>
        <h3 className={styles.day}>{day}</h3>
        <p className={styles.hosts}>{`${format.time(episode.startsAt)}–${format.time(episode.endsAt)}`}</p>
      </div>
      <PlayButtonPart
        size="small"
        isQuiet
        label={on ? words.pause(day) : words.play(day)}
        isOn={on}
        onPress={() => viewModel.play(episode)}
      />
    </div>
  )
})

export const screen = defineScreen({ viewModel: ProgrammeViewModel, view: ProgrammeScreen, parent: radioHomePath })
