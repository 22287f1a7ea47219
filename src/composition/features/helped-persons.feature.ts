import { HelpedPersonsGateway } from '../../application/civic/wishes/helped-persons-gateway'
import { declareFeature, lazyBinding } from '../declare-feature'

/** The persons whom members help, for whom wishes and orders are made. */
export const helpedPersonsFeature = declareFeature('helped-persons', {
  routes: [],
  adapters: [
    lazyBinding(
      'helped-person-adapters',
      HelpedPersonsGateway,
      () => import('../../infrastructure/civic/wishes/http-helped-persons-gateway'),
    ),
  ],
})
