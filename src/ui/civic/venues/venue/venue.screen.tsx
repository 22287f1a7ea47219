import { MapPin, Navigation, Phone } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Venue } from '../../../../domain/civic/venues/venue'
import { HoursSection, OpenNowLine } from '../../amenities/opening-hours.part'
import { ActivityRow } from '../../activities/activity-row.part'
import { InTheNewsPart } from '../../../frame/concerns/concerns.part'
import { Badge } from '../../../frame/kit/badges/badge'
import { Button } from '../../../frame/kit/buttons/button'
import { Fact, FactList } from '../../../frame/kit/facts/facts'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Image } from '../../../frame/kit/pictures/image'
import { ButtonLink, Link } from '../../../frame/kit/buttons/link'
import { ListRow, RowGroup } from '../../../frame/kit/lists/list-row'
import { ListSectionPart } from '../../../frame/lists/list-section.part'
import { OnMapPart } from '../../maps/map-link/map-link.part'
import { SharePagePart } from '../../../participation/share-page.part'
import { PictureGrid } from '../../../frame/pictures/picture-grid.part'
import { practiceHomePath } from '../../practice-homes/practice-homes.paths'
import { DetailPage } from '../../../frame/shell/layout/detail-page'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { AroundPlacePart } from '../../surroundings/around-place.part'
import { TeamRow } from '../team-row'
import { VenueRow } from '../venue-row.part'
import { VenueViewModel } from './venue.view-model'
import styles from './venue.module.css'
import { positionPath, venuePath, venuesPath } from '../venues.paths'
import { venuesWords } from '../venues.words'

interface VenueScreenProps {
  readonly viewModel: VenueViewModel
}

/** S135: one venue, with its teams and the venues that belong to it. */
export const VenueScreen = observer(function VenueScreen({ viewModel }: VenueScreenProps) {
  const words = useWords(venuesWords)
  const { venue, head, retry } = viewModel
  return (
    <DetailPage
      of={venue}
      words={words}
      list={venuesPath}
      onRetry={retry}
      actions={head !== null && <SharePagePart head={head} />}
    >
      {(value) => <VenuePage viewModel={viewModel} venue={value} />}
    </DetailPage>
  )
})

const VenuePage = observer(function VenuePage({ viewModel, venue }: VenueScreenProps & { readonly venue: Venue }) {
  const words = useWords(venuesWords)
  const format = useFormat()
  const { activities, teams, children, time, openDirections } = viewModel
  const { distance, parent, phone } = venue
  return (
    <>
      <article>
        {venue.cover !== null && <Image src={venue.cover} alt="" ratio="16:9" round="none" first />}
        <div className={styles.part}>
          <Badge tone="accent">{words[`kind.${venue.kind}`]}</Badge>
          <h1 className={styles.title}>{venue.name}</h1>
          <OpenNowLine hours={venue.hours} time={time} />
          <p className={styles.text}>{venue.intro}</p>
          <PictureGrid pictures={venue.pictures.slice(1)} />
          <FactList>
            <Fact icon={MapPin} name={words.address}>
              {venue.address}
              {distance !== null && <span className={styles.quiet}> {words.away(format.distance(distance))}</span>}
            </Fact>
            {phone !== null && (
              <Fact icon={Phone} name={words.phone}>
                <ButtonLink to={`tel:${phone}`} small label={words.call(phone)}>
                  {phone}
                </ButtonLink>
              </Fact>
            )}
          </FactList>
          <Button kind="primary" block icon={<Icon of={Navigation} size={18} />} onClick={openDirections}>
            {words.wayThere}
          </Button>
          <OnMapPart sort="venue" id={venue.id} at={venue} />
          <AroundPlacePart sort="venue" id={venue.id} />
          {parent !== null && (
            <p className={styles.quiet}>
              {words.belongsTo}{' '}
              <Link to={venuePath(parent.id)} look="text" wide>
                {parent.name}
              </Link>
            </p>
          )}
        </div>
      </article>
      <HoursSection hours={venue.hours} time={time} />
      <RowGroup>
        <ListRow title={words.information} text={words.staffText} to={positionPath(venue.id)} />
        <ListRow title={words.practiceHome} text={words.practiceHomeText} to={practiceHomePath(venue.id)} />
      </RowGroup>
      <ListSectionPart title={words.activities} list={activities}>
        {(activity) => <ActivityRow activity={activity} heading="h3" />}
      </ListSectionPart>
      <ListSectionPart title={words.teams} list={teams}>
        {(team) => <TeamRow team={team} />}
      </ListSectionPart>
      <InTheNewsPart kind="venue" id={venue.id} />
      <ListSectionPart title={words.children} list={children}>
        {(child) => <VenueRow venue={child} heading="h3" />}
      </ListSectionPart>
    </>
  )
})

export const screen = defineScreen({ viewModel: VenueViewModel, view: VenueScreen, parent: venuesPath })
