import type { reactionNotices } from '../../../application/participation/reactions/reaction-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'

export const notices: NoticeTextsFor<typeof reactionNotices> = {
  liked: { 'zh-CN': '已点赞', en: 'Liked' },
  'favourite-added': { 'zh-CN': '已收藏', en: 'Added to favourites' },
  'favourite-removed': { 'zh-CN': '已取消收藏', en: 'Removed from favourites' },
  followed: { 'zh-CN': '已关注', en: 'Following' },
  unfollowed: { 'zh-CN': '已取消关注', en: 'No longer following' },
}
