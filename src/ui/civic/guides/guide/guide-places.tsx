import { Clock, Map as MapIcon, MapPin, Navigation, Phone } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { GuidePlace } from '../../../../domain/civic/guides/guide'
import { OpenNow } from '../../amenities/open-now.part'
import { WeekHours } from '../../amenities/opening-hours.part'
import { SpotSheetPart } from '../../maps/spot-sheet/spot-sheet.part'
import { Button } from '../../../frame/kit/buttons/button'
import { Fact, FactList } from '../../../frame/kit/facts/facts'
import { Icon } from '../../../frame/kit/pictures/icon'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { useWords } from '../../../frame/words/words'
import styles from './guide.module.css'
import { GuideSection, guideSections } from './guide-section'
import type { GuideVisit } from './guide-visit'
import { guideWords } from './guide.words'

interface GuidePlacesProps {
  readonly places: readonly GuidePlace[]
  readonly visit: GuideVisit
}

/** The places where the procedure is done, with hours, phone and directions. */
export const GuidePlaces = observer(function GuidePlaces({ places, visit }: GuidePlacesProps) {
  const words = useWords(guideWords)
  if (places.length === 0) return null
  return (
    <GuideSection id={guideSections.places} title={words.places}>
      {places.map((place) => (
        <div key={place.id} className={styles.place}>
          <h3 className={styles.placeName}>{place.name}</h3>
          <FactList>
            <Fact icon={MapPin} name={words.address}>
              {place.address}
            </Fact>
            <Fact icon={Clock} name={words.hours}>
              <OpenNow hours={place.hours} now={visit.time.now} />
              {place.hours !== null && <WeekHours hours={place.hours} now={visit.time.now} />}
            </Fact>
            {place.phone !== null && (
              <Fact icon={Phone} name={words.phone}>
                <ButtonLink to={`tel:${place.phone}`} small label={words.call(place.phone)}>
                  {place.phone}
                </ButtonLink>
              </Fact>
            )}
          </FactList>
          <Button
            block
            className={styles.way}
            icon={<Icon of={Navigation} size={18} />}
            aria-label={words.wayTo(place.name)}
            onClick={() => visit.openDirections(place)}
          >
            {words.wayThere}
          </Button>
          <Button
            block
            className={styles.way}
            icon={<Icon of={MapIcon} size={18} />}
            aria-label={words.onMapOf(place.name)}
            onClick={() => visit.spot.open(place)}
          >
            {words.onMap}
          </Button>
        </div>
      ))}
      <SpotSheetPart spot={visit.spot} />
    </GuideSection>
  )
})
