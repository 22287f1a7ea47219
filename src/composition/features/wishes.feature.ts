import { WishesGateway } from '../../application/civic/wishes/wishes-gateway'
import {
  addHelpedPersonPath,
  helpedPersonsPath,
  myClaimedPath,
  myWishesPath,
  publishWishPath,
  wishesPath,
} from '../../ui/civic/wishes/wishes.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { clashesFeature } from './clashes.feature'
import { helpedPersonsFeature } from './helped-persons.feature'
import { messagesFeature } from './messages.feature'
import { participationFeature } from './participation.feature'
import { placesFeature } from './places.feature'
import { switchesFeature } from './switches.feature'
import { uploadsFeature } from './uploads.feature'

const list = lazyCode('wish-lists', () => import('../../ui/civic/wishes/wish-list/wish-list.screen'))
const detail = lazyCode('wish', () => import('../../ui/civic/wishes/wish/wish.screen'))
const form = lazyCode('wish-form', () => import('../../ui/civic/wishes/wish-form/wish-form.screen'))
const own = lazyCode('wish-lists', () => import('../../ui/civic/wishes/my-wishes.screen'))
const claimedWishes = lazyCode('wish-lists', () => import('../../ui/civic/wishes/my-claimed.screen'))

const listRoute = {
  chrome: 'player',
  load: list,
  queries: ['state', 'category', 'time', 'search', 'within', 'order'],
} as const
const published = { chrome: 'none', load: form, queries: ['for'], indexed: false } as const

export const wishesFeature = declareFeature('wishes', {
  routes: [
    { path: wishesPath, ...listRoute },
    // S101, S103: older addresses of the same screens.
    { path: '/wish', ...listRoute, indexed: false },
    // A wish is somebody's private matter, so it can be shared by its link, but is not indexed.
    { path: '/micro-wish-details/:aid', chrome: 'player', load: detail, indexed: false },
    // One comment with its replies, over the same wish.
    { path: '/micro-wish-details/:aid/comment/:id', chrome: 'player', load: detail, indexed: false },
    { path: publishWishPath, ...published },
    { path: '/send-wish', ...published },
    { path: myWishesPath, chrome: 'player', load: own, queries: ['role', 'state'], indexed: false, isPrivate: true },
    { path: myClaimedPath, chrome: 'player', load: claimedWishes, queries: ['state'], indexed: false, isPrivate: true },
    {
      path: helpedPersonsPath,
      chrome: 'player',
      indexed: false,
      isPrivate: true,
      load: lazyCode('helped-persons', () => import('../../ui/civic/wishes/helped-persons.screen')),
    },
    {
      path: addHelpedPersonPath,
      chrome: 'none',
      queries: ['person'],
      indexed: false,
      isPrivate: true,
      load: lazyCode('wish-form', () => import('../../ui/civic/wishes/helped-person-form/helped-person-form.screen')),
    },
    {
      path: '/help-details/:id',
      chrome: 'player',
      indexed: false,
      isPrivate: true,
      load: lazyCode('helped-persons', () => import('../../ui/civic/wishes/helped-person/helped-person.screen')),
    },
  ],
  adapters: [
    lazyBinding('wishes', WishesGateway, () => import('../../infrastructure/civic/wishes/http-wishes-gateway')),
  ],
  needs: [
    clashesFeature,
    helpedPersonsFeature,
    messagesFeature,
    placesFeature,
    uploadsFeature,
    participationFeature,
    switchesFeature,
  ],
  ways: lazyCode('ways', () => import('../../ui/civic/wishes/wishes.entries')),
  mine: lazyCode('mine', () => import('../../ui/civic/wishes/wishes.entries')),
  notices: lazyCode('wishes', () => import('../../ui/civic/wishes/wishes.entries')),
})
