import { Check, MapPin, Navigation, Phone } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { AccessibilityMark, Amenity } from '../../../../domain/civic/amenities/amenity'
import { daysOfDate, parseIsoDate } from '../../../../domain/frame/shared/civil-date'
import { Badge } from '../../../frame/kit/badges/badge'
import { Button } from '../../../frame/kit/buttons/button'
import { Fact, FactList } from '../../../frame/kit/facts/facts'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Image } from '../../../frame/kit/pictures/image'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { DetailPage } from '../../../frame/shell/layout/detail-page'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { SharePagePart } from '../../../participation/share-page.part'
import { AmenityOnMapPart } from '../../maps/map-link/map-link.part'
import { AroundPlacePart } from '../../surroundings/around-place.part'
import { amenitiesPath } from '../amenities.paths'
import { amenitiesWords } from '../amenities.words'
import { useAmenityKind } from '../amenity-kind.part'
import { AmenityReport } from './amenity-report'
import { amenityReportWords } from './amenity-report.words'
import { AmenityViewModel } from './amenity.view-model'
import styles from './amenity.module.css'
import { HoursSection, OpenNowLine } from '../opening-hours.part'

interface AmenityScreenProps {
  readonly viewModel: AmenityViewModel
}

interface AmenityPartProps extends AmenityScreenProps {
  readonly amenity: Amenity
}

/** S087: one place: hours, address, phone, accessibility, distance, way there. */
export const AmenityScreen = observer(function AmenityScreen({ viewModel }: AmenityScreenProps) {
  const words = useWords(amenitiesWords)
  const { amenity, head, retry } = viewModel
  return (
    <DetailPage
      of={amenity}
      words={words}
      list={amenitiesPath}
      onRetry={retry}
      actions={head !== null && <SharePagePart head={head} />}
    >
      {(value) => <AmenityPage viewModel={viewModel} amenity={value} />}
    </DetailPage>
  )
})

const AmenityPage = observer(function AmenityPage({ viewModel, amenity }: AmenityPartProps) {
  const words = useWords(amenitiesWords)
  const format = useFormat()
  const kindOf = useAmenityKind()
  const { name, kind, cover, intro, address, phone, hours, accessibility } = amenity
  const { distance, time, openDirections } = viewModel
  return (
    <>
      <article>
        {cover !== null && <Image src={cover} alt="" ratio="16:9" round="none" first />}
        <div className={styles.part}>
          <Badge tone="accent">{kindOf(kind)}</Badge>
          <h1 className={styles.title}>{name}</h1>
          <OpenNowLine hours={hours} time={time} />
          <p className={styles.text}>{intro}</p>
          <FactList>
            <Fact icon={MapPin} name={words.address}>
              {address}
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
          <AmenityOnMapPart id={amenity.id} />
          <AroundPlacePart sort="amenity" id={amenity.id} />
        </div>
      </article>
      <HoursSection hours={hours} time={time} />
      <Accessibility marks={accessibility} />
      <Entry viewModel={viewModel} amenity={amenity} />
    </>
  )
})

function Accessibility({ marks }: { readonly marks: readonly AccessibilityMark[] }) {
  const words = useWords(amenitiesWords)
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{words.access}</h2>
      {marks.length === 0 ? (
        <p className={styles.quiet}>{words.noAccess}</p>
      ) : (
        <ul className={styles.marks}>
          {marks.map((mark) => (
            <li key={mark} className={styles.mark}>
              <Icon of={Check} size={16} />
              {words[`access.${mark}`]}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The days after which an entry is said to be old. */
const oldAfter = 365

/** When the entry was last checked, and the way to report that it is wrong. */
const Entry = observer(function Entry({ viewModel, amenity: { checkedOn } }: AmenityPartProps) {
  const words = useWords(amenitiesWords)
  const reportWords = useWords(amenityReportWords)
  const format = useFormat()
  const { report, openReport, closeReport, time } = viewModel
  const day = parseIsoDate(checkedOn)
  const age = day === null ? 0 : time.now / 86_400_000 - daysOfDate(day)
  const text = format.day(checkedOn)
  return (
    <section className={styles.part}>
      <p className={styles.quiet}>{age > oldAfter ? words.checkedLongAgo(text) : words.checked(text)}</p>
      <Button block onClick={openReport}>
        {words.report}
      </Button>
      <Sheet open={report !== null} onClose={closeReport} title={reportWords.title}>
        {report !== null && <AmenityReport form={report} />}
      </Sheet>
    </section>
  )
})

export const screen = defineScreen({ viewModel: AmenityViewModel, view: AmenityScreen, parent: amenitiesPath })
