import type { reactionNotices } from '../../../application/participation/reactions/reaction-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': {
    liked: '已点赞',
    'favourite-added': '已收藏',
    'favourite-removed': '已取消收藏',
    followed: '已关注',
    unfollowed: '已取消关注',
  },
  en: {
    liked: 'Liked',
    'favourite-added': 'Added to favourites',
    'favourite-removed': 'Removed from favourites',
    followed: 'Following',
    unfollowed: 'No longer following',
  },
} satisfies NoticeWordsFor<typeof reactionNotices>)
