import { everyDay, period, type DemoHours } from '../opening-hours'
import type { Both } from './guide-form'

/** A place to which the demo's guides lead: `at` is its point on the drawing of the city. */
export interface DemoGuidePlace {
  readonly id: string
  readonly name: Both
  readonly address: Both
  readonly hours: DemoHours
  readonly phone: string
  readonly at: readonly [x: number, y: number]
}

const noon = [period(9, 12), period(13.5, 17)]
const weekdays: DemoHours = { weekly: [[], noon, noon, noon, noon, noon, []], holidays: [] }
const day = [period(9, 17)]
const weekdaysAndSaturday: DemoHours = { weekly: [[], day, day, day, day, day, [period(9, 12)]], holidays: [] }
const untilEight: DemoHours = { weekly: [[], day, day, [period(9, 20)], day, day, []], holidays: [] }
const daily: DemoHours = { weekly: everyDay(period(8.5, 17.5)), holidays: [period(9, 16)] }
const hospital: DemoHours = { weekly: everyDay(period(8, 17)), holidays: null }
const evenings = [period(9, 21)]
const library: DemoHours = { weekly: [evenings, [], evenings, evenings, evenings, evenings, evenings], holidays: [period(9, 17)] }
const transit: DemoHours = { weekly: everyDay(period(8, 18)), holidays: null }

export const demoGuidePlaces: readonly DemoGuidePlace[] = [
  { id: 'police-hall', name: '市公安局户政大厅|City registration hall', address: '老渡口区钟楼街18号|18 Bell Tower Street, Old Ferry', hours: weekdaysAndSaturday, phone: '0700-6611001', at: [49, 46] },
  { id: 'exit-hall', name: '出入境管理大厅|Entry and exit hall', address: '东港新区星港街2号|2 Starport Street, Eastport', hours: weekdaysAndSaturday, phone: '0700-6611020', at: [82, 62] },
  { id: 'ferry-police', name: '渡口派出所|Ferry Steps police station', address: '老渡口区灯笼街66号|66 Lantern Street, Old Ferry', hours: daily, phone: '0700-6611066', at: [44, 58] },
  { id: 'traffic-hall', name: '车辆管理所|Vehicle licensing office', address: '芦洲区南堤路120号|120 South Dyke Road, Reedmarsh', hours: weekdaysAndSaturday, phone: '0700-6611090', at: [72, 22] },
  { id: 'people-hospital', name: '临川市人民医院|City People’s Hospital', address: '望江区柳荫路9号|9 Willow Shade Road, Rivergate', hours: hospital, phone: '0700-6620120', at: [48, 80] },
  { id: 'ferry-service', name: '渡口街道便民服务中心|Ferry Steps service centre', address: '老渡口区米市巷7号|7 Rice Market Lane, Old Ferry', hours: untilEight, phone: '0700-6630010', at: [42, 52] },
  { id: 'library', name: '临川图书馆总馆|Riverbend Library, main branch', address: '老渡口区学府路1号|1 College Road, Old Ferry', hours: library, phone: '0700-6640006', at: [56, 42] },
  { id: 'housing-hall', name: '住建服务大厅|Housing hall', address: '望江区樟树大道33号|33 Camphor Avenue, Rivergate', hours: weekdays, phone: '0700-6650012', at: [58, 84] },
  { id: 'water-hall', name: '兰江水务营业厅|Lan River Water customer hall', address: '老渡口区盐仓前5号|5 Salt Store Row, Old Ferry', hours: daily, phone: '0700-6696019', at: [52, 56] },
  { id: 'works-hall', name: '市政服务大厅|Public Works hall', address: '云台区三桥路41号|41 Third Bridge Road, Cloudterrace', hours: weekdays, phone: '0700-6660023', at: [26, 74] },
  { id: 'bus-hall', name: '公交卡服务中心|Transit card centre', address: '老渡口区船厂路15号|15 Shipyard Road, Old Ferry', hours: transit, phone: '0700-6670007', at: [60, 48] },
  { id: 'court-hall', name: '临川法院诉讼服务中心|Court service centre', address: '东港新区观澜路8号|8 Waveview Road, Eastport', hours: weekdays, phone: '0700-6680008', at: [78, 70] },
]
