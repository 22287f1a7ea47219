import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

/** The persons whom members help, for whom wishes and orders are made. */
export const helpedPersonsFeature: Feature = {
  name: featureName('helped-persons'),
  routes: [],
  adapters: lazyCode('helped-person-adapters', () => import('../../infrastructure/civic/wishes/helped-persons.module')),
}
