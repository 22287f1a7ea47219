import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/login': { '/login': ['guest'] },
  '/auth': { '/auth?code=of-another-tab&state=of-another-tab': ['guest'] },
  '/app/initialize-login': { '/app/initialize-login?redirect=%2Fposts%2Fpost-000001': ['guest'] },
  '/forget': { '/forget': ['guest'] },
  '/phone/bind': { '/phone/bind': ['resident'] },
  '/bind-success': { '/bind-success': ['guest', 'resident'] },
  '/phone/rebind': { '/phone/rebind': ['resident'] },
  '/phone': { '/phone': ['resident'] },
  '/messenger': { '/messenger': ['resident'] },
  '/wx-bind-phone': { '/wx-bind-phone?fouce=1': ['resident'] },
  '/password': { '/password': ['resident', 'newcomer'] },
}
