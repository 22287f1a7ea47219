import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/boot': { '/boot': ['guest'] },
  '/qrs/boot': { '/qrs/boot?code=old-ferry': ['guest'] },
}
