import { Camera } from 'lucide-react'
import type { showNotices } from '../../../application/civic/shows/show-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { campaignPath, myShowsPath, publishShowPath, showsPath } from './shows.paths'

export const ways: readonly SearchWay[] = [
  { path: showsPath, words: { 'zh-CN': '文明风采|身边好事', en: 'Neighbourhood stories|stories' } },
  { path: publishShowPath, words: { 'zh-CN': '发布风采|投稿|上传照片', en: 'Share a story|post a photo|publish' } },
  { path: campaignPath, words: { 'zh-CN': '专题活动|征集|比赛', en: 'Campaign|competition|contest' } },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'services',
    rank: 50,
    path: myShowsPath,
    icon: Camera,
    subject: 'show',
    words: { 'zh-CN': '我的风采', en: 'My stories' },
  },
]

export const notices: NoticeTextsFor<typeof showNotices> = {
  'show-sent': { 'zh-CN': '风采已提交，审核通过后公开', en: 'Story submitted. It becomes public once approved.' },
  'show-deleted': { 'zh-CN': '风采已删除', en: 'Story deleted' },
}
