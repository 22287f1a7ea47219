import { words } from '../../frame/words/words'

export const feedbackWaysWords = words({
  'zh-CN': { feedback: '意见反馈|投诉|建议|反映问题|客服', myFeedback: '我的反馈|反馈记录' },
  en: { feedback: 'Feedback|complaint|suggestion|report a problem|contact us', myFeedback: 'My feedback' },
})
