import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button'
import { FailedPart } from '../kit/failed-part'
import { SkeletonList } from '../kit/skeleton'
import { TabPanel } from '../kit/tab-panel'
import { Tabs } from '../kit/tabs'
import { CommentsOfPart, ParticipationBarPart } from '../participation/participation.part'
import { ShareButtonPart } from '../participation/share-button.part'
import { defineScreen } from '../shell/screen'
import { VideoPlayerPart } from '../videos/video-player.part'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import { TvAbout } from './tv-about'
import { TvHead } from './tv-head'
import styles from './tv.module.css'
import { TvChannelViewModel } from './tv-channel.view-model'
import { TvOtherChannels } from './tv-other-channels'
import { TvScheduleList } from './tv-schedule-list'
import { tvWords } from './tv.words'

const group = 'live'

interface TvScreenProps {
  readonly viewModel: TvChannelViewModel
}

/** S031 */
export const TvChannelScreen = observer(function TvChannelScreen({ viewModel }: TvScreenProps) {
  const words = useWords(tvWords)
  const format = useFormat()
  const { stream, player, replayed, viewers } = viewModel
  const { value: detail, state, failure } = viewModel.detail
  return (
    <div className={styles.screen}>
      <VideoPlayerPart
        viewModel={player}
        poster={detail?.channel.cover ?? null}
        title={replayed?.name ?? detail?.channel.name ?? ''}
        liveFact={format.showsFigures && viewers > 0 ? words.watching(format.count(viewers), viewers === 1) : undefined}
        aside={
          stream?.state === 'coming' &&
          stream.startsAt !== null && <p>{words.startsAt(format.dateTime(stream.startsAt))}</p>
        }
        actions={
          <>
            {replayed !== null && (
              <Button small onClick={viewModel.backToLive}>
                {words.backToLive}
              </Button>
            )}
            <ShareButtonPart viewModel={viewModel.participation} />
          </>
        }
      />
      <main>
        {detail !== null ? (
          <TvPage viewModel={viewModel} />
        ) : state === 'failed' ? (
          <FailedPart title={words.failedTitle} failure={failure} onRetry={viewModel.retry} />
        ) : (
          <SkeletonList label={words.loading} shape="rows" count={5} />
        )}
      </main>
    </div>
  )
})

const TvPage = observer(function TvPage({ viewModel }: TvScreenProps) {
  const words = useWords(tvWords)
  const { participation, tab } = viewModel
  const detail = viewModel.detail.value
  const toChat = () => viewModel.selectTab('chat')
  const write = () => {
    toChat()
    participation.comments.write()
  }
  const tabs = [
    { id: 'schedule', label: words.schedule },
    { id: 'chat', label: words.chat },
    { id: 'about', label: words.about },
  ]
  return (
    <>
      <TvHead viewModel={viewModel} />
      <div className={styles.parts}>
        <Tabs label={words.parts} group={group} even sticky tabs={tabs} selected={tab} onSelect={viewModel.selectTab} />
        <TabPanel group={group} id={tab}>
          {tab === 'schedule' && <TvScheduleList viewModel={viewModel} />}
          {tab === 'chat' && <CommentsOfPart viewModel={participation} />}
          {tab === 'about' && detail !== null && <TvAbout detail={detail} />}
        </TabPanel>
      </div>
      {/* Not below a chat, which is endless. */}
      {tab !== 'chat' && <TvOtherChannels channels={viewModel.others} />}
      <ParticipationBarPart viewModel={participation} onWrite={write} onComments={toChat} />
    </>
  )
})

export const screen = defineScreen({ viewModel: TvChannelViewModel, view: TvChannelScreen })
