import { words } from '../words/words'

export const sessionWaysWords = words({
  'zh-CN': {
    login: '登录|注册|登陆',
    phone: '手机号|换手机号|绑定手机|更换手机',
    messenger: '微信|绑定微信|解绑微信|微信登录',
    password: '密码|修改密码|设置密码',
    forget: '忘记密码|找回密码',
  },
  en: {
    login: 'Log in|login|sign up|register|create account',
    phone: 'Phone number|change phone number',
    messenger: 'WeChat|add WeChat|remove WeChat',
    password: 'Password|change password',
    forget: 'Forgotten password|reset password|forgot password',
  },
})
