import type { feedNotices } from '../../../application/media/feed/feed-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'

export const notices: NoticeTextsFor<typeof feedNotices> = { 'card-liked': { 'zh-CN': '已点赞', en: 'Liked' } }
