import type { Examples } from '../support/screens'

export const examples: Examples = {
  '/radios': { '/radios': ['guest'] },
  '/radios/:id': { '/radios/radio-news': ['guest'] },
  '/lives/:id': { '/lives/tv-news': ['guest', 'resident'] },
}
