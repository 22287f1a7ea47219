import type { Examples } from '../support/screens'

export const examples: Examples = {
  '/mine': { '/mine': ['guest', 'resident'] },
  '/history': { '/history': ['resident'] },
  '/collection': { '/collection': ['resident'] },
  '/user': { '/user': ['resident'] },
}
