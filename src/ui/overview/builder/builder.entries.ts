import type { builderNotices } from '../../../application/overview/builder/builder-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { renovationPath } from './builder.paths'

export const ways: readonly SearchWay[] = [
  { path: renovationPath, words: { 'zh-CN': '页面装修|编辑页面|搭建页面', en: 'Edit pages|renovation|page builder' } },
]

export const notices: NoticeTextsFor<typeof builderNotices> = {
  'card-deleted': { 'zh-CN': '卡片已删除', en: 'Card deleted' },
  'card-copied': { 'zh-CN': '已复制，可以粘贴到任何页面', en: 'Copied. It can be pasted into any page.' },
  'nothing-to-paste': { 'zh-CN': '没有可以粘贴的卡片', en: 'There’s no card to paste' },
  'too-many-cards': { 'zh-CN': '一个页面最多100张卡片', en: 'A page has 100 cards at most' },
  'page-too-large': { 'zh-CN': '这个页面放不下更多内容了', en: 'This page can’t hold more' },
  'page-published': { 'zh-CN': '已发布，所有人都能看到', en: 'Published. Everyone sees it now.' },
  'page-planned': { 'zh-CN': '已安排，到时间自动发布', en: 'Scheduled. It’s published automatically.' },
  'plan-called-off': { 'zh-CN': '已取消定时发布', en: 'The schedule is cancelled' },
  'version-taken': { 'zh-CN': '已恢复此版本，尚未发布', en: 'This version is restored, but not published yet' },
}
