import { MessagesSquare } from 'lucide-react'
import type { suggestionNotices } from '../../../application/civic/suggestions/suggestion-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { mySuggestionsPath, sendSuggestionPath, suggestionsPath } from './suggestions.paths'

export const ways: readonly SearchWay[] = [
  {
    path: suggestionsPath,
    words: { 'zh-CN': '市民留言|问政|报修|投诉|建议', en: 'Have your say|suggestions to the city|complaints' },
  },
  {
    path: sendSuggestionPath,
    words: {
      'zh-CN': '写给政府部门|提建议|反映问题|投诉举报',
      en: 'Write to the city|report a problem|make a suggestion|complain',
    },
  },
  {
    path: mySuggestionsPath,
    words: { 'zh-CN': '我的留言|我的建议|我反映的问题', en: 'My suggestions|problems I reported' },
  },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'services',
    rank: 25,
    path: mySuggestionsPath,
    icon: MessagesSquare,
    subject: 'suggestion',
    words: { 'zh-CN': '我的留言', en: 'My suggestions' },
  },
]

export const notices: NoticeTextsFor<typeof suggestionNotices> = {
  'suggestion-sent': { 'zh-CN': '已提交，受理后会显示在这里', en: 'Sent. You can see here when it’s accepted.' },
  'suggestion-corrected': { 'zh-CN': '已更正', en: 'Corrected' },
  'suggestion-withdrawn': { 'zh-CN': '已撤回', en: 'Withdrawn' },
  'suggestion-supported': { 'zh-CN': '已支持，谢谢', en: 'Supported. Thank you.' },
  'suggestion-subscribed': { 'zh-CN': '有新答复时会告诉您', en: 'You’ll be told when it’s answered.' },
}
