import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/orgs/:id': { '/orgs/org-01': ['guest', 'resident'] },
  '/org-list': { '/org-list': ['guest'] },
  '/org-graphic': { '/org-graphic': ['guest'] },
}
