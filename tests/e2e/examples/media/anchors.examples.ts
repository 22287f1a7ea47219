import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/anchors': { '/anchors': ['guest'] },
  '/anchors/:id': { '/anchors/host-01': ['guest', 'resident'] },
}
