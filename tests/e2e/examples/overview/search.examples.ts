import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/search': { '/search': ['guest'], '/search?q=ferry': ['guest'] },
  '/guide/search': { '/guide/search': ['guest'], '/guide/search?q=card': ['guest'] },
  '/group-search/:id': { '/group-search/org-01?q=ferry': ['guest'], '/group-search/circle-01?q=mint': ['guest'] },
}
