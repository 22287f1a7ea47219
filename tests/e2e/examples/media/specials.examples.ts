import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/specials': { '/specials': ['guest'] },
  '/_frame_specials': { '/_frame_specials': ['guest'] },
  '/specials/:aid': { '/specials/special-homes': ['guest', 'resident'] },
  '/specials/:aid/comment/:id': { '/specials/special-homes/comment/comment-special-homes-01': ['guest'] },
}
