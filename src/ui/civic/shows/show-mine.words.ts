import { words } from '../../frame/words/words'

export const showMineWords = words({ 'zh-CN': { shows: '我的风采' }, en: { shows: 'My stories' } })
