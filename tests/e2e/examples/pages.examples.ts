import { demoPreviewToken } from '../../../platform/demo/content/pages'
import type { Examples } from '../support/screens'

export const examples: Examples = {
  '/page/:id?': { '/page/': ['guest'], '/page/page-listen': ['guest'] },
  '/morePageCardData/:id': { '/morePageCardData/card-default-15': ['guest'] },
  '/preview/:token': { [`/preview/${demoPreviewToken}`]: ['guest'] },
}
