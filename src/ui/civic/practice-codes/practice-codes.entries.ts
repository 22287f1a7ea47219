import { QrCode } from 'lucide-react'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { practiceCodePath } from './practice-codes.paths'

export const ways: readonly SearchWay[] = [
  { path: practiceCodePath, words: { 'zh-CN': '志愿者码|我的二维码|签到码', en: 'Volunteer code|my code|QR code' } },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'volunteering',
    rank: 60,
    path: practiceCodePath,
    icon: QrCode,
    words: { 'zh-CN': '志愿者码', en: 'Volunteer code' },
  },
]
