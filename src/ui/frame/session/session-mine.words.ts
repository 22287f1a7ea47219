import { words } from '../words/words'

export const sessionMineWords = words({
  'zh-CN': { phone: '手机号', noPhone: '绑定手机号', messenger: '微信', password: '登录密码' },
  en: { phone: 'Phone number', noPhone: 'Add a phone number', messenger: 'WeChat', password: 'Password' },
})
