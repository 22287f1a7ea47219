import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/wallet': { '/wallet': ['volunteer'] },
  '/cash-out': { '/cash-out': ['volunteer'] },
  '/cash-detail/:id': { '/cash-detail/cash-out-demo-2': ['volunteer'] },
}
