import type { builderNotices } from '../../../application/overview/builder/builder-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': {
    'card-deleted': '卡片已删除',
    'card-copied': '已复制，可以粘贴到任何页面',
    'nothing-to-paste': '没有可以粘贴的卡片',
    'too-many-cards': '一个页面最多100张卡片',
    'page-too-large': '这个页面放不下更多内容了',
    'page-published': '已发布，所有人都能看到',
    'page-planned': '已安排，到时间自动发布',
    'plan-called-off': '已取消定时发布',
    'version-taken': '已放回这个版本，还没有发布',
  },
  en: {
    'card-deleted': 'Card deleted',
    'card-copied': 'Copied. It can be pasted into any page.',
    'nothing-to-paste': 'There’s no card to paste',
    'too-many-cards': 'A page has 100 cards at most',
    'page-too-large': 'This page can’t hold more',
    'page-published': 'Published. Everyone sees it now.',
    'page-planned': 'Planned. It’s published at its time.',
    'plan-called-off': 'The plan is called off',
    'version-taken': 'This version is back, and not published yet',
  },
} satisfies NoticeWordsFor<typeof builderNotices>)
