import type { wishNotices } from '../../../application/civic/wishes/wish-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': {
    'wish-sent': '心愿已提交，审核通过后公开',
    'wish-claimed': '已认领，谢谢您的帮助',
    'wish-withdrawn': '心愿已撤回',
    'person-registered': '已登记',
    'person-changed': '已更正',
    'person-removed': '资料已删除',
  },
  en: {
    'wish-sent': 'Wish submitted. It becomes public once approved.',
    'wish-claimed': 'Claimed. Thank you for helping.',
    'wish-withdrawn': 'Wish withdrawn',
    'person-registered': 'Registered',
    'person-changed': 'Details saved',
    'person-removed': 'All their details have been deleted',
  },
} satisfies NoticeWordsFor<typeof wishNotices>)
