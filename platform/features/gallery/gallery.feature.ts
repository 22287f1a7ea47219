import { demoWords } from '../../demo/seeding/seeding.words'
import { seedGalleries } from '../../demo/seeding/seed-galleries'
import type { Feature } from '../../platform'

export const galleryFeature: Feature = {
  name: 'gallery',
  demo: [{ what: demoWords.galleries, seed: seedGalleries }],
  routes: () => undefined,
}
