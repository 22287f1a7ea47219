import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/index': { '/index': ['guest'] },
  '/cates/:id': { '/cates/culture': ['guest'] },
  '/subcates/:id': { '/subcates/news-city': ['guest'] },
  '/_frame_index': { '/_frame_index': ['guest'] },
  '/_frame_cates': { '/_frame_cates?id=culture': ['guest'] },
  '/_frame_subcates': { '/_frame_subcates?id=news-city': ['guest'] },
}
