import { amenities, type StoredHours } from '../../../../features/civic/amenities/amenities.schema'
import type { Database } from '../../../../kernel/database/client'
import { configurations } from '../../../../kernel/site/site.schema'
import { dateOfDays, isoDate, weekdayOf } from '../../../../../src/domain/frame/shared/civil-date'
import { siteTime } from '../../../../../src/domain/frame/shared/site-time'
import { calendarNames, demoAmenities } from '../../../content/amenities'
import type { DemoHours } from '../../../content/opening-hours'
import { isInDistrict, parkSpot, positionAt } from '../../../content/map'
import { districts, streets } from '../../../content/places'
import { demoSite } from '../../../content/site'
import { pictureOf } from '../../../media'
import { sequence } from '../../../random'
import { bilingual } from '../../../text'
import type { DemoStep } from '../../demo-step'
import { insertAll } from '../../insert'
import { spotIn } from '../venues/demo-venue'

export const amenitiesDemo: DemoStep = {
  feature: 'amenities',
  what: bilingual('附近的地方', 'places nearby'),
  seed: seedAmenities,
}

const saturday = 6

/** Seeds the places of everyday use all over the city, and the calendar by which they open. */
export async function seedAmenities(database: Database, now: Date): Promise<void> {
  const today = siteTime(now.getTime(), demoSite().time_zone)?.days ?? 0
  const dayAt = (away: number) => isoDate(dateOfDays(today + away))
  await insertAll(database, configurations, [{ code: 'calendar', value: calendarFrom(today) }])
  await insertAll(
    database,
    amenities,
    demoAmenities.map(({ kind, name, intro, hours, scene, district, accessibility, park }, index) => {
      const id = `amenity-${String(index + 1).padStart(3, '0')}`
      const order = sequence(id)
      const street = streets[(index * 7) % streets.length] ?? bilingual('', '')
      const house = 1 + order.whole(180)
      const parkMiddle = park === null ? null : parkSpot(park)
      const spot = parkMiddle ?? spotIn(district, order)
      const ownDistrict = parkMiddle === null ? -1 : districts.findIndex((_, each) => isInDistrict(each, parkMiddle))
      const area = districts[ownDistrict === -1 ? district : ownDistrict] ?? bilingual('', '')
      return {
        ...{ id, kind, name, intro, accessibility },
        address: bilingual(`${area['zh-CN']}${street['zh-CN']}${house}号`, `${house} ${street.en}, ${area.en}`),
        hours: hours === null ? null : storedHours(hours, kind === 'pharmacy' ? dayAt(1 + (index % 9)) : null),
        phone: kind === 'toilet' || kind === 'park' ? null : `0700-68${String(10_000 + index * 89)}`,
        cover: kind === 'toilet' ? '' : pictureOf(scene),
        // Some entries were last checked years ago.
        checkedOn: dayAt(-(index % 17 === 3 ? 900 : 5 + ((index * 13) % 200))),
        ...positionAt(spot),
      }
    }),
  )
}

function storedHours({ weekly, holidays }: DemoHours, stocktaking: string | null): StoredHours {
  const special =
    stocktaking === null
      ? []
      : [{ date: stocktaking, name: calendarNames.stocktaking, periods: [{ opens: 840, closes: 1080 }] }]
  return { weekly, holidays, special }
}

/** The public holidays of this year and the next, a holiday of the city in three days, and a Saturday that is worked. */
function calendarFrom(today: number) {
  const { year } = dateOfDays(today)
  const workedSaturday = today + 1 + ((saturday - weekdayOf(today + 1) + 7) % 7)
  const fixed = [year, year + 1].flatMap((each) => [
    { date: `${each}-01-01`, name: calendarNames.newYear, works_as: null },
    { date: `${each}-05-01`, name: calendarNames.labour, works_as: null },
    ...['01', '02', '03'].map((day) => ({ date: `${each}-10-${day}`, name: calendarNames.national, works_as: null })),
  ])
  return [
    ...fixed,
    { date: isoDate(dateOfDays(today + 3)), name: calendarNames.city, works_as: null },
    { date: isoDate(dateOfDays(workedSaturday)), name: calendarNames.worked, works_as: 1 },
  ].filter(({ date }, index, all) => all.findIndex((other) => other.date === date) === index)
}
