import { Info } from 'lucide-react'
import type { MineEntry } from '../shell/declarations/mine-entry'
import type { SearchWay } from '../shell/declarations/way'
import { aboutPath } from './setting.paths'
import { settingPath } from './site.paths'

export const ways: readonly SearchWay[] = [
  {
    path: settingPath,
    words: {
      'zh-CN':
        '应用设置|夜间模式|深色模式|暗色|黑夜|字号|字体大小|放大字体|大字|长辈模式|老人模式|语言|英文|清除缓存|退出登录|注销登录',
      en: 'App settings|dark mode|night mode|theme|text size|font size|bigger letters|elder mode|easy mode|language|Chinese|clear cache|log out|sign out',
    },
  },
  {
    path: aboutPath,
    words: {
      'zh-CN': '关于我们|版本|联系我们|隐私政策|用户协议',
      en: 'About us|version|contact|privacy policy|terms of use',
    },
  },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'account',
    rank: 100,
    path: aboutPath,
    icon: Info,
    rankForGuests: 50,
    words: { 'zh-CN': '关于我们', en: 'About us' },
  },
]
