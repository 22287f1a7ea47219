import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/guide': { '/guide': ['guest'], '/guide?theme=housing&event=new-home': ['guest'] },
  '/guides/:id': { '/guides/guide-passport': ['guest'], '/guides/guide-school-place': ['resident'] },
}
