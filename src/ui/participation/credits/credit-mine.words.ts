import { words } from '../../frame/words/words'

export const creditMineWords = words({ 'zh-CN': { credits: '我的积分' }, en: { credits: 'My credits' } })
