import type { amenityNotices } from '../../../application/civic/amenities/amenity-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { 'amenity-reported': '已提交，核实后改正，谢谢您' },
  en: { 'amenity-reported': 'Thank you. We’ll check it and correct it.' },
} satisfies NoticeWordsFor<typeof amenityNotices>)
