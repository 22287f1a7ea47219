import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/radios': { '/radios': ['guest'] },
  '/radios/:id': { '/radios/radio-news': ['guest'], '/radios/radio-night': ['guest'] },
  '/more-radio': { '/more-radio': ['guest'], '/more-radio?by=genre&genre=news': ['guest'] },
  '/programMore/:id': { '/programMore/programme-radio-news-1-2': ['guest'] },
  '/tv': { '/tv': ['guest'] },
  '/lives/:id': {
    '/lives/tv-news': ['guest', 'resident'],
    '/lives/tv-culture': ['guest'],
    '/lives/live-council': ['guest'],
    '/lives/live-bridge': ['guest'],
  },
}
