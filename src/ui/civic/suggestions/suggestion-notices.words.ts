import type { suggestionNotices } from '../../../application/civic/suggestions/suggestion-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': {
    'suggestion-sent': '已提交，受理后会显示在这里',
    'suggestion-corrected': '已更正',
    'suggestion-withdrawn': '已撤回',
    'suggestion-supported': '已支持，谢谢',
    'suggestion-subscribed': '有新答复时会告诉您',
  },
  en: {
    'suggestion-sent': 'Sent. You can see here when it’s accepted.',
    'suggestion-corrected': 'Corrected',
    'suggestion-withdrawn': 'Withdrawn',
    'suggestion-supported': 'Supported. Thank you.',
    'suggestion-subscribed': 'You’ll be told when it’s answered.',
  },
} satisfies NoticeWordsFor<typeof suggestionNotices>)
