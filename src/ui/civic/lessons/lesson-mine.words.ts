import { words } from '../../frame/words/words'

export const lessonMineWords = words({ 'zh-CN': { learning: '我的学习' }, en: { learning: 'My learning' } })
