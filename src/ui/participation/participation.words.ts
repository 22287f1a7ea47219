import { words } from '../words/words'

export const participationWords = words({ 'zh-CN': { share: '分享' }, en: { share: 'Share' } })
