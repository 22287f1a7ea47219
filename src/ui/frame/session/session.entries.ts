import { Smartphone } from 'lucide-react'
import { redirectFallback } from '../../../domain/frame/navigation/safe-redirect'
import type { MineEntry } from '../shell/declarations/mine-entry'
import type { SearchWay } from '../shell/declarations/way'
import { bindPhonePath, forgetPath, loginPath, messengerAccountPath, passwordPath, phonePath } from './session.paths'

export const ways: readonly SearchWay[] = [
  { path: loginPath(), words: { 'zh-CN': '登录|注册|登陆', en: 'Log in|login|sign up|register|create account' } },
  { path: phonePath, words: { 'zh-CN': '手机号|换手机号|绑定手机|更换手机', en: 'Phone number|change phone number' } },
  {
    path: messengerAccountPath,
    words: { 'zh-CN': '微信|绑定微信|解绑微信|微信登录', en: 'WeChat|add WeChat|remove WeChat' },
  },
  { path: passwordPath, words: { 'zh-CN': '密码|修改密码|设置密码', en: 'Password|change password' } },
  {
    path: forgetPath(),
    words: { 'zh-CN': '忘记密码|找回密码', en: 'Forgotten password|reset password|forgot password' },
  },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'account',
    rank: 30,
    path: phonePath,
    icon: Smartphone,
    phone: 'bound',
    words: { 'zh-CN': '手机号', en: 'Phone number' },
  },
  {
    group: 'account',
    rank: 30,
    path: bindPhonePath(redirectFallback),
    icon: Smartphone,
    phone: 'missing',
    words: { 'zh-CN': '绑定手机号', en: 'Add a phone number' },
  },
]
