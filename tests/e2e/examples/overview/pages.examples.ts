import { demoPreviewToken } from '../../../../platform/demo/content/pages'
import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/page/:id?': { '/page/': ['guest'], '/page/page-today': ['guest'], '/page/page-listen': ['guest'] },
  '/morePageCardData/:id': { '/morePageCardData/card-page-today-13': ['guest'] },
  '/preview/:token': { [`/preview/${demoPreviewToken}`]: ['guest'] },
}
