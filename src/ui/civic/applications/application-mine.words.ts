import { words } from '../../frame/words/words'

export const applicationMineWords = words({ 'zh-CN': { join: '入驻申请' }, en: { join: 'Publish with us' } })
