import { Settings } from 'lucide-react'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { userSettingsPath } from './user-settings.paths'

export const ways: readonly SearchWay[] = [
  {
    path: userSettingsPath,
    words: {
      'zh-CN': '设置|消息与通知|通知设置|免打扰|推送',
      en: 'Settings|messages and notifications|notification settings|quiet hours|push',
    },
  },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'account',
    rank: 90,
    path: userSettingsPath,
    icon: Settings,
    rankForGuests: 40,
    words: { 'zh-CN': '设置', en: 'Settings' },
  },
]
