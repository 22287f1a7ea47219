import { words } from '../../frame/words/words'

export const serviceWaysWords = words({
  'zh-CN': { services: '服务|全部服务|办事' },
  en: { services: 'Services|all services|public services' },
})
