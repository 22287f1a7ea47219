import { UserRound } from 'lucide-react'
import type { profileNotices } from '../../../application/people/account/profile-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import { profilePath } from './account.paths'

export const mine: readonly MineEntry[] = [
  { group: 'account', rank: 20, path: profilePath, icon: UserRound, words: { 'zh-CN': '个人资料', en: 'Profile' } },
]

export const notices: NoticeTextsFor<typeof profileNotices> = {
  'profile-saved': { 'zh-CN': '资料已保存', en: 'Profile saved' },
  'avatar-saved': { 'zh-CN': '头像已更新', en: 'Picture saved' },
}
