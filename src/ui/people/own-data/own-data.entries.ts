import type { ownDataNotices } from '../../../application/people/own-data/own-data-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { dataCopyPath, deleteAccountPath } from './own-data.paths'

export const ways: readonly SearchWay[] = [
  {
    path: dataCopyPath,
    words: { 'zh-CN': '下载我的数据|导出数据|个人信息副本', en: 'Get a copy of my data|export|download' },
  },
  { path: deleteAccountPath, words: { 'zh-CN': '注销账号|删除账号', en: 'Delete my account|close account' } },
]

export const notices: NoticeTextsFor<typeof ownDataNotices> = {
  'copy-asked': { 'zh-CN': '已申请数据副本', en: 'Copy requested' },
  'deletion-asked': { 'zh-CN': '已申请注销', en: 'Your account will be deleted' },
  'deletion-cancelled': { 'zh-CN': '账号已保留', en: 'Your account stays' },
}
