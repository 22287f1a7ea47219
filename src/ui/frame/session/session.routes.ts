import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'
import { authPath, bindSuccessPath, rebindPhonePath, messengerAccountPath } from './session.paths'

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
    path: '/app/initialize-login',
    indexed: false,
    chrome: 'none',
    queries: ['redirect'],
    load: lazyCode('app-login', () => import('./initialize-login.screen')),
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
    path: bindSuccessPath(),
    chrome: 'none',
    indexed: false,
    isPrivate: true,
    queries: ['redirect'],
    load: lazyCode('session', () => import('./bind-success.screen')),
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
