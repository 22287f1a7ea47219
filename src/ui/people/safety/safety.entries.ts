import { ShieldCheck } from 'lucide-react'
import type { safetyNotices } from '../../../application/people/safety/safety-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { safePath } from './safety.paths'

export const ways: readonly SearchWay[] = [
  {
    path: safePath,
    words: {
      'zh-CN': '账号安全|登录设备|账号与安全|退出其他设备',
      en: 'Account safety|devices|security|log out everywhere',
    },
  },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'account',
    rank: 55,
    path: safePath,
    icon: ShieldCheck,
    words: { 'zh-CN': '账号安全', en: 'Account safety' },
  },
]

export const notices: NoticeTextsFor<typeof safetyNotices> = {
  'device-ended': { 'zh-CN': '该设备已退出登录', en: 'The device was logged out' },
  'devices-ended': { 'zh-CN': '其他设备已全部退出登录', en: 'All other devices were logged out' },
}
