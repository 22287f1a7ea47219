import type { AccessibilityMark, AmenityKind } from '../../../src/domain/civic/amenities/amenity'
import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual, fillTemplate } from '../text'
import { districts, hospitals, neighbourhoods, parks } from './places'
import { always, everyDay, period, type DemoHours } from './opening-hours'
import { districtOf } from './venues'

export interface DemoAmenity {
  readonly kind: AmenityKind
  readonly name: Localised
  readonly intro: Localised
  /** They are null where nobody knows them. */
  readonly hours: DemoHours | null
  readonly scene: string
  /** Index of its district in `districts`. */
  readonly district: number
  readonly accessibility: readonly AccessibilityMark[]
  /** Index in `parks` of the park that it is; null for all other amenities. */
  readonly park: number | null
}

const office: DemoHours = {
  weekly: [[], ...Array.from({ length: 5 }, () => [period(8.5, 12), period(14, 17.5)]), [period(9, 12)]],
  holidays: [],
}
const shop: DemoHours = { weekly: everyDay(period(8, 21.5)), holidays: [period(9, 18)] }
const morning: DemoHours = { weekly: everyDay(period(5.5, 12.5), period(15, 19)), holidays: null }
const night: DemoHours = { weekly: everyDay(period(17, 26)), holidays: null }
const house: DemoHours = { weekly: [[period(9, 20)], [], ...Array.from({ length: 5 }, () => [period(9, 20)])], holidays: [period(9, 17)] }
const trains: DemoHours = { weekly: everyDay(period(6, 23.5)), holidays: null }
const daylight: DemoHours = { weekly: everyDay(period(6, 22)), holidays: null }
/** Closed until further notice. */
const closed: DemoHours = { weekly: everyDay(), holidays: null }

const full: readonly AccessibilityMark[] = ['step-free', 'lift', 'accessible-toilet', 'accessible-parking', 'tactile-paving', 'hearing-loop', 'sign-language', 'wheelchair-loan', 'nursing-room']
const good: readonly AccessibilityMark[] = ['step-free', 'accessible-toilet', 'tactile-paving']
const some: readonly AccessibilityMark[] = ['step-free']
const none: readonly AccessibilityMark[] = []

const about = {
  government: bilingual('{place}的办事大厅：户籍、社保、不动产、企业登记，一个窗口受理。带身份证来，取号后在屏幕上看进度。', 'The service hall of {place}: residence, insurance, property and business, all at one counter. Bring your identity card, take a number, and follow it on the screen.'),
  health: bilingual('{place}设门诊、急诊和取药窗口。可电话预约，老人优先，门口有志愿者帮忙挂号。', '{place} has a clinic, emergency care and a dispensary. Book by phone. Elderly patients go first, and volunteers at the door help you register.'),
  pharmacy: bilingual('{place}边上的药店，可刷医保卡，药师坐班，过期药可以交到这里。', 'The pharmacy at {place}. It takes insurance cards, a pharmacist is always in, and you can hand in expired medicine.'),
  police: bilingual('{place}的派出所，全天有人值班。报警请拨110，咨询办证请在工作时间来。', 'The police station of {place}, staffed day and night. In an emergency call 110.'),
  culture: bilingual('{place}的文化去处：看书、看展、听讲座，不收门票。', 'Culture in {place}: books, exhibitions and talks. Admission is free.'),
  sport: bilingual('{place}的运动场地，清早和傍晚最热闹，部分时段免费。', 'Sport in {place}. Busiest in the early morning and the evening, and free at some hours.'),
  park: bilingual('来{place}走一走：有座椅、饮水和公共厕所。遛狗请牵绳。', 'Take a walk: {place} has benches, drinking water and toilets. Please keep dogs on a lead.'),
  market: bilingual('{place}买菜的地方，门口有公平秤。', 'Where {place} shops for food. A public scale stands at the entrance.'),
  transport: bilingual('{place}，换乘公交和地铁都在这里。', '{place}: change between buses and the metro here.'),
  toilet: bilingual('{place}的公共厕所，免费，每小时打扫一次。', 'The public toilet at {place}. Free, and cleaned every hour.'),
} satisfies Readonly<Record<AmenityKind, Localised>>

const scenes = {
  government: ['council-hall', 'council-chamber', 'community-centre'],
  health: ['hospital', 'clinic'],
  pharmacy: ['laboratory', 'service-counter'],
  police: ['police-station', 'service-counter'],
  culture: ['library-outside', 'museum', 'reading-room', 'gallery'],
  sport: ['running-track', 'stadium-football', 'park-taichi', 'stadium-night'],
  park: ['park-spring', 'park-reading', 'lotus-lake', 'park-kites', 'wetland-golden', 'park-cycling'],
  market: ['market-morning', 'market-night', 'fruit-bowl'],
  transport: ['metro-platform', 'metro-viaduct', 'bus-stop', 'metro-night', 'avenue-bus', 'avenue-traffic', 'railway-alps'],
  toilet: ['new-homes', 'roofs-sunrise'],
} satisfies Readonly<Record<AmenityKind, readonly string[]>>

const bare = ({ 'zh-CN': chinese, en }: Localised): Localised => bilingual(chinese, en.replace(/^the /, ''))

interface Made {
  readonly kind: AmenityKind
  /** The place that the intro names. */
  readonly place: Localised
  /** Words after the name of the place; the place alone when omitted. */
  readonly is?: Localised
  readonly hours: DemoHours | null
  readonly accessibility: readonly AccessibilityMark[]
  readonly turn: number
  readonly park?: number
}

function make({ kind, place, is, hours, accessibility, turn, park }: Made): DemoAmenity {
  const name = bare(place)
  return {
    kind,
    name: is === undefined ? bilingual(name['zh-CN'], name.en.replace(/^./, (first) => first.toUpperCase())) : bilingual(`${name['zh-CN']}${is['zh-CN']}`, `${name.en} ${is.en}`),
    intro: fillTemplate(about[kind], { place }),
    hours,
    scene: scenes[kind][turn % scenes[kind].length] ?? '',
    district: districtOf(place, turn),
    accessibility,
    park: park ?? null,
  }
}

const clinic = bilingual('卫生服务站', 'Clinic')
const pharmacy = bilingual('大药房', 'Pharmacy')
const library = bilingual('图书馆', 'Library')
const market = bilingual('菜市场', 'Market')
const court = bilingual('全民健身中心', 'Sports Centre')
const toilet = bilingual('公共厕所', 'Public Toilet')

/** Every kind has places that are always open, that close for lunch or on holidays, and whose hours nobody knows. */
export const demoAmenities: readonly DemoAmenity[] = [
  ...districts.map((place, turn) => make({ kind: 'government', place, is: bilingual('政务服务中心', 'Service Hall'), hours: office, accessibility: turn < 2 ? full : good, turn })),
  ...hospitals.map((place, turn) => make({ kind: 'health', place, hours: always, accessibility: turn % 2 === 0 ? full : good, turn })),
  ...neighbourhoods.slice(0, 8).map((place, turn) => make({ kind: 'health', place, is: clinic, hours: turn === 5 ? null : office, accessibility: some, turn })),
  ...neighbourhoods.map((place, turn) => make({ kind: 'pharmacy', place, is: pharmacy, hours: turn % 4 === 0 ? always : shop, accessibility: turn % 3 === 0 ? some : none, turn })),
  ...districts.map((place, turn) => make({ kind: 'police', place, is: bilingual('派出所', 'Police Station'), hours: always, accessibility: some, turn })),
  ...districts.map((place, turn) => make({ kind: 'culture', place, is: library, hours: turn === 3 ? closed : house, accessibility: turn === 0 ? full : good, turn })),
  make({ kind: 'culture', place: bilingual('临川博物馆', 'the Riverbend Museum'), hours: house, accessibility: full, turn: 7 }),
  ...districts.map((place, turn) => make({ kind: 'sport', place, is: court, hours: turn === 4 ? null : daylight, accessibility: good, turn })),
  ...parks.map((place, turn) => make({ kind: 'park', place, hours: turn % 2 === 0 ? daylight : always, accessibility: turn % 3 === 0 ? good : some, turn, park: turn })),
  ...neighbourhoods.slice(0, 10).map((place, turn) => make({ kind: 'market', place, is: turn === 2 ? bilingual('夜市', 'Night Market') : market, hours: turn === 2 ? night : morning, accessibility: turn % 2 === 0 ? some : none, turn })),
  ...['渡口|Ferry Steps', '钟楼|Bell Tower', '望江|Rivergate', '学府路|College Road', '东港|Eastport', '观澜|Waveview'].map((pair, turn) => {
    const [chinese = '', english = ''] = pair.split('|')
    return make({ kind: 'transport', place: bilingual(`地铁${chinese}站`, `${english} metro station`), hours: trains, accessibility: good, turn })
  }),
  make({ kind: 'transport', place: bilingual('临川火车站', 'Riverbend railway station'), hours: always, accessibility: full, turn: 6 }),
  ...neighbourhoods.map((place, turn) => make({ kind: 'toilet', place, is: toilet, hours: turn === 9 ? null : always, accessibility: turn % 2 === 0 ? ['step-free', 'accessible-toilet', 'nursing-room'] : none, turn })),
]

/** The names of the days in the demo's calendar. */
export const calendarNames = {
  newYear: bilingual('元旦', 'New Year’s Day'),
  labour: bilingual('劳动节', 'Labour Day'),
  national: bilingual('国庆节', 'National Day'),
  city: bilingual('临川建城日', 'Riverbend Day'),
  worked: bilingual('调休上班', 'Working Saturday'),
  stocktaking: bilingual('盘点', 'Stocktaking'),
}
