import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/services': { '/services': ['guest'] },
  '/modules/:id': { '/modules/module-media': ['guest'] },
}
