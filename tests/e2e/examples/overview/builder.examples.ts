import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/mobile-renovation': { '/mobile-renovation': ['resident'], '/mobile-renovation?id=page-weekend': ['resident'] },
}
