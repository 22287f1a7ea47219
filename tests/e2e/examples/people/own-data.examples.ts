import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/data-copy': { '/data-copy': ['resident'] },
  '/delete-account': { '/delete-account': ['resident', 'newcomer'] },
}
