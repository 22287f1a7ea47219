import type { accountNotices } from '../../../application/people/account/account-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { minePath } from '../../overview/agenda/agenda.paths'
import { favouritesPath, historyPath, profilePath } from './account.paths'

export const ways: readonly SearchWay[] = [
  { path: minePath, words: { 'zh-CN': '我的|个人中心|我的账号|账户', en: 'Me|my account|my page|profile' } },
  {
    path: historyPath,
    words: { 'zh-CN': '浏览历史|看过的|播放记录|历史记录', en: 'History|recently viewed|what I read|watched' },
  },
  { path: favouritesPath, words: { 'zh-CN': '我的收藏|收藏夹|收藏', en: 'Favourites|saved|bookmarks|favorites' } },
  {
    path: profilePath,
    words: { 'zh-CN': '个人资料|头像|昵称|生日|修改资料', en: 'Profile|nickname|avatar|photo|birthday|edit profile' },
  },
]

export const notices: NoticeTextsFor<typeof accountNotices> = {
  'history-cleared': { 'zh-CN': '浏览记录已清除', en: 'History cleared' },
  'favourites-removed': { 'zh-CN': '已移出收藏', en: 'Removed from favourites' },
}
