import type { safetyNotices } from '../../../application/people/safety/safety-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { 'device-ended': '该设备已退出登录', 'devices-ended': '其他设备已全部退出登录' },
  en: { 'device-ended': 'The device was logged out', 'devices-ended': 'All other devices were logged out' },
} satisfies NoticeWordsFor<typeof safetyNotices>)
