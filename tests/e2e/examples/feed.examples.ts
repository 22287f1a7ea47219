import type { Examples } from '../support/screens'

export const examples: Examples = {
  '/index': { '/index': ['guest'] },
  '/cates/:id': { '/cates/culture': ['guest'] },
  '/subcates/:id': { '/subcates/news-city': ['guest'] },
}
