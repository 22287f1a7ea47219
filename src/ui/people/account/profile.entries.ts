import type { profileNotices } from '../../../application/people/account/profile-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'

export const notices: NoticeTextsFor<typeof profileNotices> = {
  'profile-saved': { 'zh-CN': '资料已保存', en: 'Profile saved' },
  'avatar-saved': { 'zh-CN': '头像已更新', en: 'Picture saved' },
}
