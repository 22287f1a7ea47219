import { words } from '../../frame/words/words'

export const shortWaysWords = words({ 'zh-CN': { shorts: '短视频|小视频' }, en: { shorts: 'Shorts|short videos' } })
