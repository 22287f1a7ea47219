import { Award } from 'lucide-react'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { certificatePath } from './certificates.paths'

export const ways: readonly SearchWay[] = [
  {
    path: certificatePath,
    words: { 'zh-CN': '服务证书|志愿证书|证明|服务证明', en: 'Certificate|proof of service|volunteer certificate' },
  },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'volunteering',
    rank: 70,
    path: certificatePath,
    icon: Award,
    words: { 'zh-CN': '时长证书', en: 'Certificate of hours' },
  },
]
