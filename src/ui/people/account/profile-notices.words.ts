import type { profileNotices } from '../../../application/people/account/profile-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { 'profile-saved': '资料已保存', 'avatar-saved': '头像已更新' },
  en: { 'profile-saved': 'Profile saved', 'avatar-saved': 'Picture saved' },
} satisfies NoticeWordsFor<typeof profileNotices>)
