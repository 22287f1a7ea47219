import { words } from '../../frame/words/words'

export const feedbackMineWords = words({ 'zh-CN': { feedback: '意见反馈' }, en: { feedback: 'Feedback' } })
