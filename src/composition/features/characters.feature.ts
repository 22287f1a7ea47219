import { CharactersGateway } from '../../application/media/characters/characters-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const charactersFeature = declareFeature('characters', {
  routes: [
    {
      path: '/character',
      chrome: 'player',
      load: lazyCode('characters', () => import('../../ui/media/characters/characters.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'characters',
      CharactersGateway,
      () => import('../../infrastructure/media/characters/http-characters-gateway'),
    ),
  ],
})
