import { observer } from 'mobx-react-lite'
import { publicWishStates } from '../../../../domain/civic/wishes/wish-lifecycle'
import { timesOfDay } from '../../../../domain/frame/shared/time-of-day'
import { BarLink } from '../../../frame/kit/bars/bar-link'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { SelectChip } from '../../../frame/kit/chips/chips'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { FilterChip } from '../../../frame/lists/filter-chip.part'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { NearbyFilterRow } from '../../../frame/places/nearby-filter-row.part'
import { useReachGroups } from '../../../frame/places/reach-groups.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { AreaScene } from '../../../frame/shell/areas/area-scene'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { minePath } from '../../../overview/agenda/agenda.paths'
import { timeOfDayWords } from '../../../frame/words/time-of-day.words'
import { useWords } from '../../../frame/words/words'
import { ClaimDialog } from './claim-dialog'
import { ClaimInRow, RefusedInRow } from './claim-in-row'
import { WishListViewModel } from './wish-list.view-model'
import { WishRow } from '../wish-row.part'
import { publishWishPath } from '../wishes.paths'
import { wishesWords } from '../wishes.words'

const group = 'wish-states'

/** S127: wishes by state; S101: wishes, at their early address. */
export const WishListScreen = observer(function WishListScreen({
  viewModel,
}: {
  readonly viewModel: WishListViewModel
}) {
  const words = useWords(wishesWords)
  const times = useWords(timeOfDayWords)
  const { wishes } = viewModel
  const { state, category, order } = wishes.filters
  const reachGroups = useReachGroups(order)
  const publish = (
    <BarLink to={publishWishPath} makes>
      {words.publish}
    </BarLink>
  )
  return (
    <PlainPage
      title={words.title}
      ground={<AreaScene area="help" />}
      actions={viewModel.mayPublish && publish}
      look="rows"
    >
      <Tabs
        label={words.states}
        group={group}
        sticky
        selected={state}
        onSelect={(state) => wishes.choose({ state })}
        tabs={[{ id: '', label: words.all }, ...publicWishStates.map((id) => ({ id, label: words[`state.${id}`] }))]}
      />
      <NearbyFilterRow
        order={order}
        usualOrder="new"
        onChange={viewModel.setOrder}
        search={viewModel.search}
        searchPlaceholder={words.searchPlaceholder}
      >
        <SelectChip
          label={words.category}
          all={words.allCategories}
          value={category}
          options={(viewModel.categories.value ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(category) => wishes.choose({ category })}
        />
        <FilterChip
          draft={viewModel.filters}
          groups={[
            {
              name: 'time',
              label: words.timeOfDay,
              options: timesOfDay.filter((time) => time !== 'any').map((value) => ({ value, label: times[value] })),
            },
            ...reachGroups,
          ]}
        />
      </NearbyFilterRow>
      <TabPanel group={group} id={state}>
        <FilteredListPart
          list={wishes}
          empty={
            <EmptyState
              title={words.none}
              text={words.noneText}
              action={viewModel.mayPublish && <ButtonLink to={publishWishPath}>{words.publish}</ButtonLink>}
            />
          }
        >
          {(wish) => (
            <WishRow
              wish={wish}
              action={<ClaimInRow wish={wish} claiming={viewModel.claiming} />}
              notice={<RefusedInRow wish={wish} claiming={viewModel.claiming} />}
            />
          )}
        </FilteredListPart>
      </TabPanel>
      <ClaimDialog claiming={viewModel.claiming} />
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: WishListViewModel, view: WishListScreen, parent: minePath })
