import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/not-found': { '/not-found': ['guest'] },
  '/error-page': { '/error-page?type=1': ['guest'], '/error-page?type=2': ['guest'] },
  '/setting': { '/setting': ['guest', 'resident'] },
  '/about': { '/about': ['guest'] },
  '/support': { '/support': ['guest'] },
  '/qulity-info': { '/qulity-info': ['guest'] },
  '/inner-link': { '/inner-link?link=ftp://files.example/': ['guest'] },
  '/_frame_foot': { '/_frame_foot': ['guest'] },
  '/cities': { '/cities': ['guest'] },
  '/address': { '/address': ['guest'], '/address?for=profile': ['resident'] },
}
