import { words } from '../words/words'

export const messageMineWords = words({ 'zh-CN': { messages: '消息' }, en: { messages: 'Messages' } })
