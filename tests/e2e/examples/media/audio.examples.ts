import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/audios/:aid': { '/audios/audio-night-river-01': ['guest'] },
  '/audios/:aid/comment/:id': { '/audios/audio-night-river-01/comment/comment-audio-night-river-01-01': ['guest'] },
  '/albums/:id': { '/albums/album-night-river': ['guest'] },
}
