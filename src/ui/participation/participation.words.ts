import { words } from '../frame/words/words'

export const participationWords = words({ 'zh-CN': { share: '分享' }, en: { share: 'Share' } })
