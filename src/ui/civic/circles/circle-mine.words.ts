import { words } from '../../frame/words/words'

export const circleMineWords = words({ 'zh-CN': { circles: '我的圈子' }, en: { circles: 'My circles' } })
