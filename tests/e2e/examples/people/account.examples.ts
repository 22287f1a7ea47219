import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/history': { '/history': ['resident'] },
  '/collection': { '/collection': ['resident'] },
  '/user': { '/user': ['resident'] },
}
