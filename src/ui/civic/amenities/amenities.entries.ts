import type { amenityNotices } from '../../../application/civic/amenities/amenity-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { amenitiesPath } from './amenities.paths'

export const ways: readonly SearchWay[] = [
  {
    path: amenitiesPath,
    words: {
      'zh-CN': '附近|周边|药店|医院|公厕|厕所|菜市场|派出所|公园',
      en: 'Nearby|around me|pharmacy|hospital|toilet|market|police|park',
    },
  },
]

export const notices: NoticeTextsFor<typeof amenityNotices> = {
  'amenity-reported': { 'zh-CN': '已提交，核实后会更正，谢谢您', en: 'Thank you. We’ll check it and correct it.' },
}
