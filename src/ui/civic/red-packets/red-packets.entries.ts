import { MailOpen } from 'lucide-react'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { redPacketPath } from './red-packets.paths'

export const ways: readonly SearchWay[] = [
  {
    path: redPacketPath,
    words: { 'zh-CN': '红包|抢红包|拆红包|红包活动', en: 'Red packets|red packet|lucky money|hongbao' },
  },
]

export const mine: readonly MineEntry[] = [
  { group: 'services', rank: 75, path: redPacketPath, icon: MailOpen, words: { 'zh-CN': '拆红包', en: 'Red packets' } },
]
