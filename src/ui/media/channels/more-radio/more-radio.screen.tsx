import { observer } from 'mobx-react-lite'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { SearchBar } from '../../../frame/kit/forms/search-bar'
import { SegmentedControl } from '../../../frame/kit/buttons/segmented-control'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import styles from './more-radio.module.css'
import { moreRadioWords } from './more-radio.words'
import { MoreRadioViewModel } from './more-radio.view-model'
import { RadioChannelLive } from '../radio-channel-row'
import { radioHomePath } from '../radio.paths'

const panel = 'radio-groups'

/** S014: radio channels of every place, by region or genre. */
export const MoreRadioScreen = observer(function MoreRadioScreen({
  viewModel,
}: {
  readonly viewModel: MoreRadioViewModel
}) {
  const words = useWords(moreRadioWords)
  const { channels, groups, onAir } = viewModel
  const { by, region, genre } = channels.filters
  const selected = by === 'genre' ? genre : region
  const genreTabs =
    by === 'genre'
      ? (groups.value?.genres ?? []).map((id) => ({ id: id as string, label: words[`genre.${id}`] }))
      : (groups.value?.regions ?? []).map(({ id, name }) => ({ id, label: name }))
  const tabs = [{ id: '', label: words.all }, ...genreTabs]
  return (
    <PlainPage title={words.title} look="rows">
      <div className={styles.search}>
        <SearchBar
          value={viewModel.search.text}
          onChange={viewModel.search.type}
          onSearch={viewModel.search.submit}
          placeholder={words.searchPlaceholder}
          maxLength={64}
        />
        <SegmentedControl
          label={words.groups}
          value={by === 'genre' ? 'genre' : 'region'}
          onChange={viewModel.groupBy}
          options={[
            { value: 'region', label: words.byRegion },
            { value: 'genre', label: words.byGenre },
          ]}
        />
      </div>
      <Tabs
        label={words.groups}
        tabs={tabs}
        selected={selected}
        group={panel}
        sticky
        onSelect={viewModel.chooseGroup}
      />
      <TabPanel group={panel} id={selected} swipes={{ ids: tabs.map(({ id }) => id), onSelect: viewModel.chooseGroup }}>
        <FilteredListPart list={channels} empty={<EmptyState title={words.none} />}>
          {(channel) => <RadioChannelLive channel={channel} onAir={onAir} heading="h2" />}
        </FilteredListPart>
      </TabPanel>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: MoreRadioViewModel, view: MoreRadioScreen, parent: radioHomePath })
