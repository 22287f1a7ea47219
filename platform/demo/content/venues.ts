import type { OpenPeriod } from '../../../src/domain/civic/amenities/opening-hours'
import type { VenueKind } from '../../../src/domain/civic/venues/venue'
import type { Localised } from '../../kernel/database/schema/localised'
import { facesInTurn } from '../faces'
import type { Look } from '../media'
import { bilingual, fillTemplate } from '../text'
import { always, everyDay, period, type DemoHours } from './opening-hours'
import { cityName, districts, hospitals, neighbourhoods, parks, schools, villages } from './places'

export interface DemoVenue {
  readonly kind: VenueKind
  readonly name: Localised
  readonly intro: Localised
  /** They are null where nobody knows them. */
  readonly hours: DemoHours | null
  readonly scenes: readonly string[]
  /** Index of the venue's district in `districts`. */
  readonly district: number
  /** Index in `demoVenues` of the venue to which it belongs; null for none. */
  readonly parent: number | null
}

const venueName = (place: Localised, chinese: string, english: string): Localised =>
  bilingual(`${place['zh-CN']}${chinese}`, `${place.en.replace(/^the /, '')} ${english}`)

/** The hours of a week from its weekend and its working days. */
const week = (weekend: readonly OpenPeriod[], workday: readonly OpenPeriod[]) => [
  weekend,
  ...Array.from({ length: 5 }, () => workday),
  weekend,
]
const daily: DemoHours = { weekly: everyDay(period(9, 17.5)), holidays: null }
const weekdays: DemoHours = { weekly: week([period(9, 12)], [period(8.5, 17.5)]), holidays: [] }
const weekends: DemoHours = { weekly: week([period(9, 17)], []), holidays: [period(9, 17)] }

const about = {
  centre: bilingual(
    '全城志愿服务的总调度：团队在这里登记，活动在这里汇总，谁家需要帮一把，也先到这里说。一楼大厅有值班志愿者，二楼是教室和排练厅，免费预约。',
    'The hub of volunteering in the city: teams register here, activities are listed here, and anyone who needs a hand can ask here first. There are volunteers on duty in the hall, and classrooms and a rehearsal room upstairs that are free to book.',
  ),
  office: bilingual(
    '{place}的志愿服务由这里牵头：每周一张活动表，每月一次议事会。门口有饮水、雨伞和轮椅，需要就拿，用完送回来。',
    'Volunteering in {place} is organised here: a list of activities each week, a meeting of neighbours each month. There is drinking water at the door, and umbrellas and wheelchairs to borrow.',
  ),
  station: bilingual(
    '{place}街坊的客厅：白天有人下棋读报，放学后有四点半课堂，晚上练歌。来帮忙的和来坐坐的，都欢迎。',
    'The sitting room of {place}: chess and newspapers by day, homework after school, singing in the evening. Come to help, or just to relax.',
  ),
  base: bilingual(
    '{place}的师生和街坊一起做事：陪读、护学、二手书市。成年志愿者到这里签到，学生的服务记入成长册。',
    'Pupils, teachers and neighbours of {place} work together: reading together, walking children to school and a second-hand book market. Adult volunteers check in here, and pupils’ service goes into their school record.',
  ),
  spot: bilingual(
    '{place}的一处服务点：指路、讲解、捡拾垃圾、陪老人走一段。穿绿马甲的就是值班志愿者。',
    'A service point at {place}: directions, local stories, litter picking and a helping arm for the elderly. Look for the green vests.',
  ),
} satisfies Readonly<Record<VenueKind, Localised>>

const venue = (
  kind: VenueKind,
  place: Localised,
  name: Localised,
  hours: DemoHours | null,
  scenes: readonly string[],
  turn: number,
): DemoVenue => {
  const district = districtOf(place, turn)
  // The centre is the first of the list, and the offices of the districts follow.
  const parent = kind === 'centre' ? null : kind === 'office' ? 0 : 1 + district
  return { kind, name, hours, scenes, district, parent, intro: fillTemplate(about[kind], { place }) }
}

/**
 * The district in whose Chinese name the place's name shares the first two characters; all other places are spread over
 * the districts in turn.
 */
export function districtOf(place: Localised, turn: number): number {
  const namedDistrict = districts.findIndex((district) => place['zh-CN'].includes(district['zh-CN'].slice(0, 2)))
  return namedDistrict === -1 ? turn % districts.length : namedDistrict
}
const turns = (index: number, ...scenes: readonly string[]) =>
  [0, 1, 2].map((round) => scenes[(index + round) % scenes.length] ?? '')

/** The centre, an office in each district, a station in each neighbourhood and village, bases at schools, and spots. */
export const demoVenues: readonly DemoVenue[] = [
  venue('centre', cityName, venueName(cityName, '新时代文明实践中心', 'Community Centre'), daily, ['council-hall', 'community-centre', 'reading-room', 'park-volunteers'], 0),
  ...districts.map((place, index) =>
    venue('office', place, venueName(place, '文明实践所', 'Community Office'), weekdays, turns(index, 'service-counter', 'council-hall', 'roofs-sunrise', 'park-volunteers'), index),
  ),
  ...[...neighbourhoods, ...villages].map((place, index) => {
    const scenes = index < neighbourhoods.length
      ? turns(index, 'community-centre', 'tea-table', 'park-elders', 'story-hour', 'new-homes', 'calligraphy', 'choir', 'phone-lesson', 'canteen', 'haircut', 'repair-bench', 'sewing', 'old-photos')
      : turns(index, 'farm-spring', 'river-valley-morning', 'tea-fields-morning', 'farm-harvest', 'winter-village', 'village-stage', 'trellis')
    return venue('station', place, venueName(place, '文明实践站', 'Community Station'), daily, scenes, index)
  }),
  ...schools.map((place, index) =>
    venue('base', place, venueName(place, '志愿服务基地', 'Volunteer Base'), weekends, turns(index, 'school', 'classroom', 'library-outside', 'running-track', 'reading-room', 'crossing-guard', 'basketball'), index + 2),
  ),
  ...parks.map((place, index) =>
    venue('spot', place, venueName(place, '文明实践点', 'Community Spot'), always, turns(index, 'park-spring', 'park-reading', 'park-taichi', 'lotus-lake', 'park-planting', 'wetland-golden'), index + 1),
  ),
  ...hospitals.map((place, index) =>
    venue('spot', place, venueName(place, '文明实践点', 'Community Spot'), daily, turns(index, 'hospital', 'clinic', 'park-elders'), index + 3),
  ),
  venue('spot', bilingual('地铁二号线渡口站', 'Ferry Steps metro station'), bilingual('地铁渡口站文明实践点', 'Ferry Steps Metro Community Spot'), null, ['metro-platform', 'metro-viaduct'], 0),
]

export interface DemoStaff {
  readonly name: Localised
  readonly face: string
  readonly role: Localised
}

const person = (chinese: string, english: string, look: Look) => ({ name: bilingual(chinese, english), look })
const people = [
  person('王明华', 'Wang Minghua', 'man'), person('李春燕', 'Li Chunyan', 'woman'), person('陈国栋', 'Chen Guodong', 'man'),
  person('何秀兰', 'He Xiulan', 'woman'), person('周文涛', 'Zhou Wentao', 'man'), person('林晓梅', 'Lin Xiaomei', 'woman'),
  person('吴建平', 'Wu Jianping', 'man'), person('沈雨晨', 'Shen Yuchen', 'woman'), person('赵丽芳', 'Zhao Lifang', 'woman'),
  person('邓志强', 'Deng Zhiqiang', 'man'), person('谢思远', 'Xie Siyuan', 'man'), person('罗海英', 'Luo Haiying', 'woman'),
  person('唐嘉宁', 'Tang Jianing', 'woman'), person('冯军', 'Feng Jun', 'man'), person('许明月', 'Xu Mingyue', 'woman'),
  person('曹宁', 'Cao Ning', 'woman'), person('梁春晓', 'Liang Chunxiao', 'woman'), person('郑江', 'Zheng Jiang', 'man'),
  person('宋雪', 'Song Xue', 'woman'), person('马文秀', 'Ma Wenxiu', 'woman'), person('胡建国', 'Hu Jianguo', 'man'),
  person('郭雨', 'Guo Yu', 'woman'), person('高海涛', 'Gao Haitao', 'man'),
]
const faces = facesInTurn(people.map(({ look }) => look))

const heads = {
  centre: bilingual('主任', 'Director'),
  office: bilingual('所长', 'Head of the office'),
  station: bilingual('站长', 'Head of the station'),
  base: bilingual('基地负责人', 'Head of the base'),
  spot: bilingual('值班长', 'Shift leader'),
} satisfies Readonly<Record<VenueKind, Localised>>

const duties = [
  bilingual('志愿服务专员', 'Volunteer coordinator'),
  bilingual('活动策划', 'Events'),
  bilingual('教室和场地预约', 'Rooms and bookings'),
  bilingual('值班员', 'On duty'),
]

/** The size of the staff by kind of venue. The staff of the centre fill more than one page. */
const sizes: Readonly<Record<VenueKind, number>> = { centre: 23, office: 5, station: 3, base: 2, spot: 1 }

/** The staff of a venue of the demo, the head first. The last venue has no staff. */
export function demoStaffOf(index: number): readonly DemoStaff[] {
  const kind = demoVenues[index]?.kind
  if (kind === undefined || index === demoVenues.length - 1) return []
  return Array.from({ length: sizes[kind] }, (_, at) => ({
    name: people[(index * 5 + at) % people.length]?.name ?? bilingual('', ''),
    face: faces[(index * 5 + at) % people.length] ?? '',
    role: at === 0 ? heads[kind] : (duties[(at - 1) % duties.length] ?? heads[kind]),
  }))
}
