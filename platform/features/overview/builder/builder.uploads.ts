import type { UploadUse } from '../../../kernel/uploads/upload-use'
import { pages } from '../pages/pages.schema'
import { pageDraftSteps, pagePublications } from './builder.schema'

/** The pictures of pages are public: whoever has a page or its preview sees them. */
const shown = { content: 'addresses', isShownWhile: 'always' } as const

export const pageUploads: readonly UploadUse[] = [
  { column: pages.pictures, ...shown },
  { column: pageDraftSteps.pictures, ...shown },
  { column: pagePublications.pictures, ...shown },
]
