import { words } from '../../frame/words/words'

export const serviceMineWords = words({ 'zh-CN': { services: '全部服务' }, en: { services: 'All services' } })
