import { words } from '../../frame/words/words'

export const findingMineWords = words({ 'zh-CN': { finding: '发现' }, en: { finding: 'Discover' } })
