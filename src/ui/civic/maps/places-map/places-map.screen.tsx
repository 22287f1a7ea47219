import { observer } from 'mobx-react-lite'
import { useId, useState, type ReactNode } from 'react'
import { amenityKinds } from '../../../../domain/civic/amenities/amenity'
import { Button } from '../../../frame/kit/buttons/button'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { LiveRegion } from '../../../frame/kit/feedback/live-region'
import { SegmentedControl } from '../../../frame/kit/buttons/segmented-control'
import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { PositionNotice } from '../../../frame/places/position-notice.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { amenitiesPath } from '../../amenities/amenities.paths'
import { useAmenityKinds } from '../../amenities/amenity-kind.part'
import { MyStreetLinkPart } from '../../surroundings/around-place.part'
import { venuesPath } from '../../venues/venues.paths'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { MapPlaceholder, MapSheet, MapStage } from '../map-stage'
import { mapsWords } from '../maps.words'
import { PlaceRow } from '../place-row'
import styles from '../places-map.module.css'
import { PlacesMapViewModel } from './places-map.view-model'
import '../canvas/tokens.css'

interface PlacesMapProps {
  readonly viewModel: PlacesMapViewModel
}

/** S138, and S088 for amenities */
export const PlacesMapScreen = observer(function PlacesMapScreen({ viewModel }: PlacesMapProps) {
  const words = useWords(mapsWords)
  const [listId, stageId] = [useId(), useId()]
  const pick = (key: string) => {
    viewModel.selectPlace(key)
    document.getElementById(stageId)?.scrollIntoView?.({ block: 'start' })
  }
  const { map, isAround, retry } = viewModel
  const title = isAround ? words.aroundTitle : words.title
  return (
    <PlainPage title={title} look="rows" actions={isAround && <MyStreetLinkPart />}>
      <Choice viewModel={viewModel}>
        {map.value !== null ? (
          <Stage viewModel={viewModel} city={map.value} listId={listId} stageId={stageId} />
        ) : map.state === 'failed' ? (
          <FailedPart title={words.mapFailed} failure={map.failure} onRetry={retry} />
        ) : (
          <MapPlaceholder />
        )}
        <MapSheet>
          <div className={styles.notice}>
            <PositionNotice />
          </div>
          <Picked viewModel={viewModel} onPick={pick} />
          <PlaceList viewModel={viewModel} listId={listId} onPick={pick} />
        </MapSheet>
      </Choice>
    </PlainPage>
  )
})

const group = 'kinds-on-map'

/** The choice of what the map shows, above the map. */
const Choice = observer(function Choice({ viewModel, children }: PlacesMapProps & { readonly children: ReactNode }) {
  const words = useWords(mapsWords)
  const kindOf = useAmenityKinds()
  const { choice, choose, isAround } = viewModel
  if (!isAround)
    return (
      <>
        <div className={styles.filters}>
          <SegmentedControl
            label={words.show}
            value={choice ?? ''}
            onChange={choose}
            options={[
              { value: '', label: words.all },
              { value: 'venue', label: words.venue },
              { value: 'activity', label: words.activity },
            ]}
          />
        </div>
        {children}
      </>
    )
  return (
    <>
      <Tabs
        label={words.show}
        group={group}
        selected={choice ?? ''}
        onSelect={choose}
        tabs={[{ id: '', label: words.all }, ...amenityKinds.map((id) => ({ id, label: kindOf(id) }))]}
      />
      <TabPanel group={group} id={choice ?? ''}>
        {children}
      </TabPanel>
    </>
  )
})

interface StageProps extends PlacesMapProps, Pick<Parameters<typeof MapStage>[0], 'city' | 'listId' | 'stageId'> {}

const noItems = [] as const

const Stage = observer(function Stage({ viewModel, ...stage }: StageProps) {
  const { places, selectedKey, ownPosition, aim, onMapMoved, pickMark, showTogether, locate } = viewModel
  return (
    <MapStage
      {...stage}
      aim={aim}
      places={places.places?.places ?? noItems}
      groups={places.places?.groups ?? noItems}
      selectedKey={selectedKey}
      ownPosition={ownPosition}
      way={noItems}
      onShown={onMapMoved}
      onPick={pickMark}
      onTogether={showTogether}
      onLocate={() => void locate()}
    />
  )
})

interface PickingProps extends PlacesMapProps {
  readonly onPick: (key: string) => void
}

/** The place that was picked on the map, above the list. */
const Picked = observer(function Picked({ viewModel, onPick }: PickingProps) {
  const words = useWords(mapsWords)
  const { selectedPlace, deselectPlace } = viewModel
  return (
    <div role="status">
      {selectedPlace !== null && (
        <section className={styles.picked} aria-label={words.pickedHere}>
          <PlaceRow listedPlace={selectedPlace} isPicked onPick={onPick} heading="h2" />
          <Button small kind="quiet" onClick={deselectPlace}>
            {words.unpick}
          </Button>
        </section>
      )}
    </div>
  )
})

/** Says how several places are sorted. */
function OrderOf({ listedPlaces }: Pick<PlacesMapViewModel, 'listedPlaces'>) {
  const words = useWords(mapsWords)
  if (listedPlaces.length < 2) return null
  return <p className={styles.note}>{listedPlaces[0]?.distance === null ? words.fromMiddle : words.fromYou}</p>
}

/** The number of rows shown at first, and added by each press. */
const step = 30

const PlaceList = observer(function PlaceList({
  viewModel,
  listId,
  onPick,
}: PickingProps & { readonly listId: string }) {
  const words = useWords(mapsWords)
  const format = useFormat()
  const [most, setMost] = useState(step)
  const { listedPlaces, selectedKey, places, groupedKeys, showAll, map } = viewModel
  const { places: found, state, failure, reload } = places
  // Without a result, and without the map's settings, it is unknown which part of the city to list.
  if (found === null && state === 'idle' && map.state === 'failed') return null
  const isMany = found !== null && found.places.length === 0 && found.total > 0
  const heading =
    found === null
      ? words.list
      : groupedKeys !== null
        ? words.together(listedPlaces.length)
        : !isMany
          ? words.inView(listedPlaces.length)
          : found.isMore
            ? words.tooMany(format.count(found.total))
            : words.manyInView(format.count(found.total))
  return (
    <section className={styles.list} aria-busy={state === 'loading'}>
      <div className={styles.head}>
        <h2 id={listId} tabIndex={-1} className={styles.heading}>
          {heading}
        </h2>
        {groupedKeys !== null && (
          <Button small onClick={showAll}>
            {words.showAll}
          </Button>
        )}
      </div>
      {groupedKeys === null && <OrderOf listedPlaces={listedPlaces} />}
      <LiveRegion>
        {found !== null && state === 'failed' && (
          <p className={styles.note}>
            {words.remembered}{' '}
            <Button small onClick={() => void reload()}>
              {words.retry}
            </Button>
          </p>
        )}
      </LiveRegion>
      {found === null ? (
        state === 'failed' ? (
          <FailedPart title={words.failed} failure={failure} onRetry={() => void reload()} />
        ) : (
          <SkeletonList label={words.looking} shape="rows" />
        )
      ) : (
        listedPlaces.length === 0 &&
        !isMany && <EmptyState subject="search" title={words.noneInView} text={words.noneInViewText} />
      )}
      <ul className={styles.rows}>
        {listedPlaces.slice(0, most).map((each) => (
          <li key={each.key}>
            <PlaceRow listedPlace={each} isPicked={each.key === selectedKey} onPick={onPick} />
          </li>
        ))}
      </ul>
      {listedPlaces.length > most && (
        <Button block onClick={() => setMost(most + step)}>
          {words.more}
        </Button>
      )}
    </section>
  )
})

export const screen = defineScreen({
  viewModel: PlacesMapViewModel,
  view: PlacesMapScreen,
  parent: ({ isAround }) => (isAround ? amenitiesPath : venuesPath),
})
