import { observer } from 'mobx-react-lite'
import { ChatBarPart } from '../../chat/chat-bar.part'
import { ChatPart } from '../../chat/chat.part'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { ParticipationBarPart, ParticipationShareSheetPart } from '../../../participation/participation.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { homePath } from '../../../frame/site/site.paths'
import { useWords } from '../../../frame/words/words'
import { TvAbout } from './tv-about'
import { TvHead } from './tv-head'
import styles from '../tv.module.css'
import { TvChannelViewModel } from './tv-channel.view-model'
import { TvOtherChannels } from './tv-other-channels'
import { TvPlayer } from '../tv-player'
import { TvScheduleList } from '../tv-schedule-list'
import { tvWords } from '../tv.words'

const group = 'live'

interface TvScreenProps {
  readonly viewModel: TvChannelViewModel
}

/** S031: a TV channel or live event with its state and chat. */
export const TvChannelScreen = observer(function TvChannelScreen({ viewModel }: TvScreenProps) {
  const words = useWords(tvWords)
  const { value: detail, state, failure } = viewModel.detail
  return (
    <div className={styles.screen}>
      <TvPlayer stage={viewModel.stage} watching={viewModel.watching} />
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
  const tabs = viewModel.tabs.map((id) => ({ id, label: words[id] }))
  return (
    <>
      <TvHead viewModel={viewModel} />
      <div className={styles.parts}>
        <Tabs label={words.parts} group={group} even sticky tabs={tabs} selected={tab} onSelect={viewModel.selectTab} />
        <TabPanel group={group} id={tab}>
          {tab === 'schedule' && (
            <TvScheduleList schedule={viewModel.schedule} shown={viewModel.shownProgrammes} stage={viewModel.stage} />
          )}
          {tab === 'chat' && <ChatPart viewModel={viewModel.chat} />}
          {tab === 'about' && detail !== null && <TvAbout detail={detail} />}
        </TabPanel>
      </div>
      {/* A chat fills the rest of the screen, so nothing follows it. */}
      {tab !== 'chat' && <TvOtherChannels channels={viewModel.otherChannels} />}
      {tab === 'chat' ? (
        <>
          {!viewModel.chat.isClosed && <ChatBarPart viewModel={viewModel.chat} />}
          <ParticipationShareSheetPart viewModel={participation} />
        </>
      ) : (
        <ParticipationBarPart viewModel={participation} onWrite={toChat} onComments={toChat} />
      )}
    </>
  )
})

export const screen = defineScreen({ viewModel: TvChannelViewModel, view: TvChannelScreen, parent: homePath })
