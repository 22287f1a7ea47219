import { MessengerAccountGateway } from '../../application/frame/session/messenger/messenger-account-gateway'
import { OwnProofGateway } from '../../application/frame/session/password/own-proof-gateway'
import { AgreementsGateway } from '../../application/frame/site/agreements-gateway'
import { authPath, bindSuccessPath, messengerAccountPath, rebindPhonePath } from '../../ui/frame/session/session.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const sessionFeature = declareFeature('session', {
  routes: [
    {
      path: '/login',
      indexed: false,
      chrome: 'none',
      queries: ['redirect'],
      load: lazyCode('session', () => import('../../ui/frame/session/login/login.screen')),
    },
    {
      path: authPath,
      indexed: false,
      chrome: 'none',
      queries: ['code', 'state'],
      load: lazyCode('session', () => import('../../ui/frame/session/auth/auth.screen')),
    },
    {
      path: '/app/initialize-login',
      indexed: false,
      chrome: 'none',
      queries: ['redirect'],
      load: lazyCode('app-login', () => import('../../ui/frame/session/initialize-login/initialize-login.screen')),
    },
    {
      path: '/forget',
      indexed: false,
      chrome: 'none',
      queries: ['redirect'],
      load: lazyCode('session', () => import('../../ui/frame/session/password/forget.screen')),
    },
    {
      path: '/phone/bind',
      chrome: 'none',
      requiresAuth: true,
      queries: ['redirect'],
      load: lazyCode('session', () => import('../../ui/frame/session/phone/bind-phone.screen')),
    },
    {
      path: bindSuccessPath(),
      chrome: 'none',
      indexed: false,
      isPrivate: true,
      queries: ['redirect'],
      load: lazyCode('session', () => import('../../ui/frame/session/bind-success/bind-success.screen')),
    },
    {
      path: rebindPhonePath,
      chrome: 'none',
      requiresAuth: true,
      load: lazyCode('session', () => import('../../ui/frame/session/phone/rebind-phone.screen')),
    },
    {
      path: '/phone',
      chrome: 'none',
      requiresAuth: true,
      load: lazyCode('session', () => import('../../ui/frame/session/phone/phone.screen')),
    },
    {
      path: messengerAccountPath,
      chrome: 'none',
      requiresAuth: true,
      load: lazyCode('session', () => import('../../ui/frame/session/messenger-account/messenger-account.screen')),
    },
    {
      path: '/wx-bind-phone',
      chrome: 'none',
      requiresAuth: true,
      queries: ['redirect', 'fouce'],
      load: lazyCode('session', () => import('../../ui/frame/session/phone/messenger-phone.screen')),
    },
    {
      path: '/password',
      chrome: 'none',
      requiresAuth: true,
      load: lazyCode('session', () => import('../../ui/frame/session/password/password.screen')),
    },
  ],
  // The ports of the session's screens that the frame does not bind.
  adapters: [
    lazyBinding(
      'session',
      MessengerAccountGateway,
      () => import('../../infrastructure/frame/session/http-messenger-account-gateway'),
    ),
    lazyBinding('session', OwnProofGateway, () => import('../../infrastructure/frame/session/http-own-proof-gateway')),
    lazyBinding(
      'session',
      AgreementsGateway,
      () => import('../../infrastructure/frame/session/http-agreements-gateway'),
    ),
  ],
  everyday: true,
  ways: lazyCode('ways', () => import('../../ui/frame/session/session.entries')),
  mine: lazyCode('mine', () => import('../../ui/frame/session/session.entries')),
})
