import { Clock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { amenityKinds } from '../../../../domain/civic/amenities/amenity'
import { ToggleChip } from '../../../frame/kit/chips/toggle-chip'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { Icon } from '../../../frame/kit/pictures/icon'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { NearbyFilterRow } from '../../../frame/places/nearby-filter-row.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { AreaScene } from '../../../frame/shell/areas/area-scene'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import { servicesPath } from '../../../overview/services/services.paths'
import { AroundMapChipPart } from '../../maps/map-link/map-link.part'
import { amenitiesWords } from '../amenities.words'
import { useAmenityKinds } from '../amenity-kind.part'
import { AmenityListViewModel } from './amenity-list.view-model'
import { AmenityRow } from './amenity-row.part'

const group = 'amenity-kinds'

/** S086: places of everyday use nearby, by kind, words and distance. */
export const AmenityListScreen = observer(function AmenityListScreen({
  viewModel,
}: {
  readonly viewModel: AmenityListViewModel
}) {
  const words = useWords(amenitiesWords)
  const kindOf = useAmenityKinds()
  const { amenities, chooseKind, setOrder, toggleOpen, time } = viewModel
  const { kind, search, open, order } = amenities.filters
  const tabs = [{ id: '', label: words.all }, ...amenityKinds.map((id) => ({ id, label: kindOf(id) }))]
  return (
    <PlainPage title={words.title} ground={<AreaScene area="tasks" />} look="rows">
      <Tabs label={words.kinds} group={group} sticky selected={kind} onSelect={chooseKind} tabs={tabs} />
      <NearbyFilterRow
        order={order}
        usualOrder="name"
        onChange={setOrder}
        search={viewModel.search}
        searchPlaceholder={words.searchPlaceholder}
      >
        <ToggleChip
          label={words.openNow}
          icon={<Icon of={Clock} size={16} />}
          isPressed={open === '1'}
          onToggle={toggleOpen}
        />
        <AroundMapChipPart kind={amenityKinds.find((each) => each === kind) ?? null} />
      </NearbyFilterRow>
      <TabPanel group={group} id={kind} swipes={{ ids: tabs.map(({ id }) => id), onSelect: chooseKind }}>
        <FilteredListPart
          list={amenities}
          empty={<EmptyState title={words.none} />}
          {...(search === '' && {
            noneFound: (
              <EmptyState
                title={words.none}
                text={open === '1' ? words.noneOpen : order === 'near' ? words.noneNear : undefined}
              />
            ),
          })}
        >
          {(amenity) => <TimedRow amenity={amenity} time={time} isMixed={kind === ''} />}
        </FilteredListPart>
      </TabPanel>
    </PlainPage>
  )
})

/** A row that follows the time alone, so that the list is not rendered again with each minute. */
const TimedRow = observer(function TimedRow({
  amenity,
  time,
  isMixed,
}: Pick<Parameters<typeof AmenityRow>[0], 'amenity' | 'isMixed'> & Pick<AmenityListViewModel, 'time'>) {
  return <AmenityRow amenity={amenity} now={time.now} isMixed={isMixed} />
})

export const screen = defineScreen({ viewModel: AmenityListViewModel, view: AmenityListScreen, parent: servicesPath })
