import { observer } from 'mobx-react-lite'
import { venueKinds } from '../../../../domain/civic/venues/venue'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { MapChipPart } from '../../maps/map-link/map-link.part'
import { NearbyFilterRow } from '../../../frame/places/nearby-filter-row.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { servicesPath } from '../../../overview/services/services.paths'
import { AreaScene } from '../../../frame/shell/areas/area-scene'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import { OrganisationRow } from './organisation-row'
import { organisationsTab, VenueListViewModel } from './venue-list.view-model'
import { VenueRow } from '../venue-row.part'
import { venuesWords } from '../venues.words'

const group = 'venue-kinds'

/** S134: venues of practice by kind and by distance, and organisations. */
export const VenueListScreen = observer(function VenueListScreen({
  viewModel,
}: {
  readonly viewModel: VenueListViewModel
}) {
  const words = useWords(venuesWords)
  const { venues, chooseKind } = viewModel
  const { kind, order } = venues.filters
  const tabs = [
    { id: '', label: words.all },
    ...venueKinds.map((id) => ({ id, label: words[`kind.${id}`] })),
    { id: organisationsTab, label: words.organisations },
  ]
  const [none, noneNear] =
    kind === organisationsTab ? [words.noOrganisations, words.noOrganisationsNear] : [words.none, words.noneNear]
  return (
    <PlainPage title={words.title} ground={<AreaScene area="volunteering" />} look="rows">
      <Tabs label={words.kinds} group={group} sticky selected={kind} onSelect={chooseKind} tabs={tabs} />
      <NearbyFilterRow order={order} usualOrder="name" onChange={viewModel.setOrder}>
        <MapChipPart sort="venue" />
      </NearbyFilterRow>
      <TabPanel group={group} id={kind} swipes={{ ids: tabs.map(({ id }) => id), onSelect: chooseKind }}>
        <FilteredListPart
          list={venues}
          empty={<EmptyState title={none} />}
          noneFound={<EmptyState title={none} text={order === 'near' ? noneNear : undefined} />}
        >
          {(place) => ('kind' in place ? <VenueRow venue={place} /> : <OrganisationRow organisation={place} />)}
        </FilteredListPart>
      </TabPanel>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: VenueListViewModel, view: VenueListScreen, parent: servicesPath })
