import { words } from '../words/words'

export const messagesWords = words({ 'zh-CN': { changed: '有新进展' }, en: { changed: 'Updated' } })
