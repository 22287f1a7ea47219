import { words } from '../../frame/words/words'

export const suggestionWaysWords = words({
  'zh-CN': {
    suggestions: '问政|建议|投诉|市民建议',
    send: '写给政府部门|提建议|反映问题|投诉举报',
    mine: '我的建议|我反映的问题',
  },
  en: {
    suggestions: 'Have your say|suggestions to the city|complaints',
    send: 'Write to the city|report a problem|make a suggestion|complain',
    mine: 'My suggestions|problems I reported',
  },
})
