import { words } from '../../frame/words/words'

export const tvWaysWords = words({ 'zh-CN': { tv: '电视|看电视|电视直播' }, en: { tv: 'TV|television|watch live' } })
