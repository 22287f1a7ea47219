import type { reactionNotices } from '../../../application/participation/reactions/reaction-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': {
    liked: '已点赞',
    collected: '已收藏',
    uncollected: '已取消收藏',
    followed: '已关注',
    unfollowed: '已取消关注',
  },
  en: {
    liked: 'Liked',
    collected: 'Added to favourites',
    uncollected: 'Removed from favourites',
    followed: 'Following',
    unfollowed: 'No longer following',
  },
} satisfies NoticeWordsFor<typeof reactionNotices>)
