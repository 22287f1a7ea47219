import { Pause, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { contentPath } from '../../../domain/frame/navigation/content-target'
import { channelPaths } from '../../../domain/frame/navigation/channel-target'
import type {
  SubscribedAlbum,
  SubscribedChannel,
  SubscribedProgramme,
} from '../../../domain/overview/following/following'
import { Button } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { Icon } from '../../frame/kit/pictures/icon'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { TimeText } from '../../frame/kit/facts/meta'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { programmePath, radioHomePath } from '../../media/channels/radio.paths'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { minePath } from '../agenda/agenda.paths'
import { searchForPath } from '../search/search.paths'
import { followingWords } from './following.words'
import { SubscriptionRow } from './subscription-row'
import {
  isChannel,
  isProgramme,
  SubscriptionsViewModel,
  subscriptionTabs,
  type SubscriptionTab,
} from './subscriptions.view-model'

const group = 'subscriptions'

interface SubscriptionsProps {
  readonly viewModel: SubscriptionsViewModel
}

/** S068: what I subscribe to: albums, programmes and channels, with what is new. */
export const SubscriptionsScreen = observer(function SubscriptionsScreen({ viewModel }: SubscriptionsProps) {
  const words = useWords(followingWords)
  const { subscriptions, choose } = viewModel
  const { tab } = subscriptions.filters
  return (
    <PlainPage title={words.subscriptions} look="rows">
      <Tabs
        label={words.subscriptions}
        group={group}
        sticky
        selected={tab}
        onSelect={choose}
        tabs={subscriptionTabs.map((id) => ({ id, label: words[namesOf[id].name] }))}
      />
      <TabPanel group={group} id={tab} swipes={{ ids: subscriptionTabs, onSelect: choose }}>
        <PagedListPart
          list={subscriptions.list}
          onRefresh={subscriptions.refresh}
          empty={<NoSubscriptions tab={subscriptionTabs.find((id) => id === tab) ?? ''} />}
        >
          {(subscription) =>
            isChannel(subscription) ? (
              <ChannelRow viewModel={viewModel} subscription={subscription} />
            ) : isProgramme(subscription) ? (
              <ProgrammeRow viewModel={viewModel} programme={subscription} />
            ) : (
              <AlbumRow viewModel={viewModel} album={subscription} />
            )
          }
        </PagedListPart>
      </TabPanel>
    </PlainPage>
  )
})

const AlbumRow = observer(function AlbumRow({
  viewModel,
  album,
}: SubscriptionsProps & { readonly album: SubscribedAlbum }) {
  const words = useWords(followingWords)
  const format = useFormat()
  const { id, title, cover, newest, fresh, next, tracks, finished, followed } = album
  const isPlaying = viewModel.playNext.isPlaying(album)
  return (
    <SubscriptionRow
      to={contentPath('album', id) ?? ''}
      title={title}
      cover={cover}
      {...(newest === null ? {} : { summary: newest.title })}
      fresh={fresh}
      facts={[
        words.tracks(tracks, finished),
        newest !== null && (
          <TimeText key="time" at={newest.publishedAt} text={format.relativeTime(newest.publishedAt)} />
        ),
      ]}
      {...(next !== null && next.track.id !== newest?.id ? { upNext: words.upNext(next.track.title) } : {})}
      isOn={followed}
      onToggle={() => viewModel.toggle(album)}
    >
      {next !== null && (
        <PlayNext
          isPlaying={isPlaying}
          text={words.playNextEpisode}
          label={isPlaying ? words.pause(next.track.title) : words.playNext(next.track.title)}
          onPress={() => viewModel.playNext.execute(album)}
        />
      )}
    </SubscriptionRow>
  )
})

/** The names of what each tab holds, and where to find some. */
const namesOf = {
  '': { name: 'albums', none: 'noAlbums', noneText: 'noAlbumsText', find: 'findAlbums', path: searchForPath('album') },
  programmes: {
    name: 'programmes',
    none: 'noProgrammes',
    noneText: 'noProgrammesText',
    find: 'findChannels',
    path: radioHomePath,
  },
  channels: {
    name: 'channels',
    none: 'noChannels',
    noneText: 'noChannelsText',
    find: 'findChannels',
    path: radioHomePath,
  },
} as const satisfies Record<SubscriptionTab, unknown>

function NoSubscriptions({ tab }: { readonly tab: SubscriptionTab }) {
  const words = useWords(followingWords)
  const { none, noneText, find, path } = namesOf[tab]
  return (
    <EmptyState title={words[none]} text={words[noneText]} action={<ButtonLink to={path}>{words[find]}</ButtonLink>} />
  )
}

const ProgrammeRow = observer(function ProgrammeRow({
  viewModel,
  programme,
}: SubscriptionsProps & { readonly programme: SubscribedProgramme }) {
  const words = useWords(followingWords)
  const format = useFormat()
  const { id, title, hosts, channel, newest, fresh, next, followed } = programme
  const isPlaying = viewModel.playNext.isPlaying(programme)
  const day = next === null ? '' : format.date(next.startsAt)
  return (
    <SubscriptionRow
      to={programmePath(id)}
      title={title}
      cover={channel.cover}
      {...(newest === null ? {} : { summary: words.newest(format.date(newest.startsAt)) })}
      fresh={fresh}
      facts={[channel.name, ...hosts]}
      isOn={followed}
      onToggle={() => viewModel.toggle(programme)}
    >
      {next !== null && (
        <PlayNext
          isPlaying={isPlaying}
          text={words.playNextBroadcast}
          label={isPlaying ? words.pauseBroadcast(day) : words.playBroadcast(day)}
          onPress={() => viewModel.playNext.execute(programme)}
        />
      )}
    </SubscriptionRow>
  )
})

interface PlayNextProps {
  readonly isPlaying: boolean
  /** What it shows while it does not play; the row shows what is next. */
  readonly text: string
  /** Its name for screen readers, with what it plays. */
  readonly label: string
  readonly onPress: () => void
}

function PlayNext({ isPlaying, text, label, onPress }: PlayNextProps) {
  const words = useWords(followingWords)
  return (
    <Button small aria-label={label} icon={<Icon of={isPlaying ? Pause : Play} size={14} />} onClick={onPress}>
      {isPlaying ? words.pausePlaying : text}
    </Button>
  )
}

const ChannelRow = observer(function ChannelRow({
  viewModel,
  subscription,
}: SubscriptionsProps & { readonly subscription: SubscribedChannel }) {
  const words = useWords(followingWords)
  const { id, channel, isTelevision, followed } = subscription
  const { name, cover, frequency, region, nowPlaying } = channel
  return (
    <SubscriptionRow
      to={`${isTelevision ? channelPaths.live : channelPaths.radio}/${encodeURIComponent(id)}`}
      title={name}
      cover={cover}
      summary={nowPlaying === null ? words.offAir : words.onAir(nowPlaying)}
      facts={[isTelevision ? words.television : words.radio, frequency, region]}
      isOn={followed}
      onToggle={() => viewModel.toggle(subscription)}
    />
  )
})

export const screen = defineScreen({ viewModel: SubscriptionsViewModel, view: SubscriptionsScreen, parent: minePath })
