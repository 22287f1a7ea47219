import { words } from '../../frame/words/words'

export const safetyWaysWords = words({
  'zh-CN': { safety: '账号安全|登录设备|账号与安全|退出其他设备' },
  en: { safety: 'Account safety|devices|security|log out everywhere' },
})
