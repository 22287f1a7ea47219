import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/matrix': { '/matrix': ['guest'] },
  '/matrixs/:id': { '/matrixs/safety': ['guest', 'resident'] },
}
