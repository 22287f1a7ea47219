import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

const withRedirect = (path: string, redirect?: string) =>
  redirect === undefined || redirect === '' ? path : `${path}?redirect=${encodeURIComponent(redirect)}`

export const loginPath = (redirect?: string) => withRedirect('/login', redirect)
export const bindPhonePath = (redirect?: string) => withRedirect('/phone/bind', redirect)
export const bindSuccessPath = (redirect?: string) => withRedirect('/bind-success', redirect)
export const forgetPath = (redirect?: string) => withRedirect('/forget', redirect)
/** The path to which the messenger returns. */
export const authPath = '/auth'
/** The path of the member's account of the messenger. */
export const messengerAccountPath = '/messenger'
export const messengerPhonePath = (redirect?: string) => withRedirect('/wx-bind-phone', redirect)
export const phonePath = '/phone'
export const rebindPhonePath = '/phone/rebind'
export const passwordPath = '/password'

export const sessionRoutes: readonly ScreenRoute[] = [
  {
    path: '/login',
    indexed: false,
    chrome: 'none',
    queries: ['redirect'],
    load: lazyCode('session', () => import('./login.screen')),
  },
  {
    path: authPath,
    indexed: false,
    chrome: 'none',
    queries: ['code', 'state'],
    load: lazyCode('session', () => import('./auth.screen')),
  },
  {
    path: '/forget',
    indexed: false,
    chrome: 'none',
    queries: ['redirect'],
    load: lazyCode('session', () => import('./forget.screen')),
  },
  {
    path: '/phone/bind',
    chrome: 'none',
    requiresAuth: true,
    queries: ['redirect'],
    load: lazyCode('session', () => import('./bind-phone.screen')),
  },
  {
    path: rebindPhonePath,
    chrome: 'none',
    requiresAuth: true,
    load: lazyCode('session', () => import('./rebind-phone.screen')),
  },
  { path: '/phone', chrome: 'none', requiresAuth: true, load: lazyCode('session', () => import('./phone.screen')) },
  {
    path: messengerAccountPath,
    chrome: 'none',
    requiresAuth: true,
    load: lazyCode('session', () => import('./messenger-account.screen')),
  },
  {
    path: '/wx-bind-phone',
    chrome: 'none',
    requiresAuth: true,
    queries: ['redirect', 'fouce'],
    load: lazyCode('session', () => import('./messenger-phone.screen')),
  },
  {
    path: '/password',
    chrome: 'none',
    requiresAuth: true,
    load: lazyCode('session', () => import('./password.screen')),
  },
]
