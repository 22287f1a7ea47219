import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/class-assistant': {
    '/class-assistant': ['guest', 'resident'],
    '/class-assistant?view=classes': ['guest'],
    '/class-assistant?view=learning': ['guest', 'resident'],
  },
  '/class-assistant/:id': { '/class-assistant/class-phones': ['guest', 'resident'] },
}
