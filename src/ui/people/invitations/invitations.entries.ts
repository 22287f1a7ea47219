import { Gift } from 'lucide-react'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { invitePath } from './invitations.paths'

export const ways: readonly SearchWay[] = [
  { path: invitePath, words: { 'zh-CN': '邀请好友|邀请码|推荐', en: 'Invite friends|invitation code|referral' } },
]

export const mine: readonly MineEntry[] = [
  { group: 'account', rank: 60, path: invitePath, icon: Gift, words: { 'zh-CN': '邀请好友', en: 'Invite friends' } },
]
