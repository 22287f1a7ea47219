import type { sharingNotices } from '../../../application/frame/sharing/sharing-notices'
import type { NoticeWordsFor } from '../shell/feature-notices'
import { words } from '../words/words'

export const noticeWords = words({
  'zh-CN': {
    shared: '已分享',
    copied: '已复制',
    'copy-failed': '没有复制成功',
    'share-failed': '没有分享成功',
    'picture-saved': '已保存到相册',
    'picture-not-saved': '没有保存成功',
  },
  en: {
    shared: 'Shared',
    copied: 'Copied',
    'copy-failed': 'Couldn’t copy',
    'share-failed': 'Couldn’t share',
    'picture-saved': 'Saved to your photos',
    'picture-not-saved': 'Couldn’t save the picture',
  },
} satisfies NoticeWordsFor<typeof sharingNotices>)
