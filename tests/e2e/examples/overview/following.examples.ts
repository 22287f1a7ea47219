import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/subscribes': {
    '/subscribes': ['resident', 'newcomer'],
    '/subscribes?tab=channels': ['resident'],
    '/subscribes?tab=programmes': ['resident'],
  },
  '/attention': { '/attention': ['resident', 'newcomer'], '/attention?tab=member': ['resident'] },
}
