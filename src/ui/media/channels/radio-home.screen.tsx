import { observer } from 'mobx-react-lite'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { EndlessList } from '../../frame/kit/lists/endless-list'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { SearchIconLink } from '../../frame/kit/forms/search-bar'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { searchForPath } from '../../overview/search/search.paths'
import { DocumentHead } from '../../frame/shell/document/document-head'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { RadioChannelLive } from './radio-channel-row'
import { RadioStage } from './radio-stage'
import { RadioProgrammeList } from './radio-programme-list'
import { RadioHomeViewModel } from './radio-home.view-model'
import styles from './radio.module.css'
import { moreRadioPath, radioChannelPath } from './radio.paths'
import { radioWords } from './radio.words'
import { RadioStageSkeleton } from './radio-stage-skeleton'

/** S026: the radio of the city. */
export const RadioHomeScreen = observer(function RadioHomeScreen({
  viewModel,
}: {
  readonly viewModel: RadioHomeViewModel
}) {
  const words = useWords(radioWords)
  const { channels, schedule, sound } = viewModel
  const { value: channel, state, failure } = viewModel.channel
  const path = channel === null ? null : radioChannelPath(channel.id)
  return (
    <main className={styles.screen}>
      <DocumentHead head={{ title: words.radio }} />
      <TopBar title={words.radio} actions={<SearchIconLink to={searchForPath('channel')} label={words.search} />} />
      {channel === null && state === 'failed' ? (
        <FailedPart title={words.failedTitle} failure={failure} onRetry={viewModel.retry} />
      ) : channel === null ? (
        <RadioStageSkeleton />
      ) : (
        <>
          <RadioStage channel={channel} sound={sound} schedule={schedule} onRetry={viewModel.retryStream} to={path} />
          <section className={styles.part}>
            <SectionHeader
              title={words.schedule}
              {...(path === null ? {} : { moreLabel: words.fullSchedule, moreHref: path })}
            />
            <RadioProgrammeList schedule={schedule} />
          </section>
        </>
      )}
      <section className={styles.part}>
        <SectionHeader title={words.channels} moreLabel={words.more} moreHref={moreRadioPath} />
        <div className={styles.channels}>
          <EndlessList
            items={channels.items}
            state={channels.state}
            hasMore={channels.hasMore}
            keyOf={(item) => item.id}
            onMore={() => void channels.more()}
            onRetry={() => void channels.start()}
            owner={channels}
            look="plain"
            skeleton={<SkeletonList label={words.loading} shape="rows" />}
            failure={channels.failure}
            failedTitle={words.channelsFailed}
            empty={<EmptyState title={words.noChannels} />}
          >
            {(item) => <RadioChannelLive channel={item} onAir={viewModel.onAir} />}
          </EndlessList>
        </div>
      </section>
    </main>
  )
})

export const screen = defineScreen({ viewModel: RadioHomeViewModel, view: RadioHomeScreen, parent: null })
