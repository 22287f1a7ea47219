import type { sharingNotices } from '../../../application/frame/sharing/sharing-notices'
import type { NoticeWordsFor } from '../shell/feature-notices'
import { words } from '../words/words'

export const noticeWords = words({
  'zh-CN': { shared: '已分享', copied: '已复制', 'copy-failed': '没有复制成功', 'share-failed': '没有分享成功' },
  en: { shared: 'Shared', copied: 'Copied', 'copy-failed': 'Couldn’t copy', 'share-failed': 'Couldn’t share' },
} satisfies NoticeWordsFor<typeof sharingNotices>)
