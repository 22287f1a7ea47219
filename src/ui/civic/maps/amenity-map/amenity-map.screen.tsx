import { Navigation } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { Amenity } from '../../../../domain/civic/amenities/amenity'
import { Button } from '../../../frame/kit/buttons/button'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { Icon } from '../../../frame/kit/pictures/icon'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { Loaded } from '../../../frame/kit/states/loaded'
import { Meta } from '../../../frame/kit/facts/meta'
import { PositionNotice } from '../../../frame/places/position-notice.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { SharePagePart } from '../../../participation/share-page.part'
import { amenitiesPath, amenityPath } from '../../amenities/amenities.paths'
import { useAmenityKind } from '../../amenities/amenity-kind.part'
import { OpenNow } from '../../amenities/open-now.part'
import { AmenityMapViewModel } from './amenity-map.view-model'
import { MapPlaceholder, MapSheet, MapStage } from '../map-stage'
import { mapsWords } from '../maps.words'
import styles from '../places-map.module.css'
import '../canvas/tokens.css'

interface AmenityMapProps {
  readonly viewModel: AmenityMapViewModel
}

const noGroups = [] as const
const nothing = () => undefined

/** S089: one place on the map, with the way there. */
export const AmenityMapScreen = observer(function AmenityMapScreen({ viewModel }: AmenityMapProps) {
  const words = useWords(mapsWords)
  const [headingId, stageId] = [useId(), useId()]
  const { amenity, map, head, retry, places, selectedKey, ownPosition, way, aim, locate } = viewModel
  return (
    <PlainPage title={words.amenityTitle} look="rows" actions={head !== null && <SharePagePart head={head} />}>
      {map.value !== null && aim !== null ? (
        <MapStage
          city={map.value}
          {...{ aim, places, selectedKey, ownPosition, way, stageId }}
          groups={noGroups}
          listId={headingId}
          onShown={nothing}
          onPick={nothing}
          onTogether={nothing}
          onLocate={() => void locate()}
        />
      ) : map.state === 'failed' ? (
        <FailedPart title={words.mapFailed} failure={map.failure} onRetry={retry} />
      ) : (
        amenity.state !== 'failed' && <MapPlaceholder />
      )}
      <MapSheet>
        <div className={styles.notice}>
          <PositionNotice />
        </div>
        <Loaded
          of={amenity}
          failed={words.amenityFailed}
          loading={words.loading}
          shape="rows"
          onRetry={retry}
          fallbackLink={{ to: amenitiesPath, label: words.aroundTitle }}
        >
          {(value) => <AmenityOnMap viewModel={viewModel} amenity={value} headingId={headingId} />}
        </Loaded>
      </MapSheet>
    </PlainPage>
  )
})

interface AmenityOnMapProps extends AmenityMapProps {
  readonly amenity: Amenity
  readonly headingId: string
}

/** The amenity below the map: what it is, how far away, and the way there. */
const AmenityOnMap = observer(function AmenityOnMap({
  viewModel: { distance, time, openDirections },
  amenity: { id, name, kind, address, hours },
  headingId,
}: AmenityOnMapProps) {
  const words = useWords(mapsWords)
  const format = useFormat()
  const kindOf = useAmenityKind()
  return (
    <section className={styles.about}>
      <h2 id={headingId} tabIndex={-1} className={styles.heading}>
        {name}
      </h2>
      <p>
        <OpenNow hours={hours} now={time.now} />
      </p>
      <p>{address}</p>
      <Meta parts={[kindOf(kind), distance !== null && words.straightAway(format.distance(distance))]} />
      <Button kind="primary" block icon={<Icon of={Navigation} size={18} />} onClick={openDirections}>
        {words.wayThere}
      </Button>
      <ButtonLink to={amenityPath(id)} block>
        {words.details}
      </ButtonLink>
    </section>
  )
})

export const screen = defineScreen({
  viewModel: AmenityMapViewModel,
  view: AmenityMapScreen,
  parent: ({ amenity }) => (amenity.value === null ? amenitiesPath : amenityPath(amenity.value.id)),
})
