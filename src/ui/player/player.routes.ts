import type { ScreenRoute } from '../shell/screen'

const audioScreen = () => import(/* webpackChunkName: "audio" */ './audio.screen')

export const playerRoutes: readonly ScreenRoute[] = [
  {
    path: '/audios/:aid',
    chrome: 'player',
    keeps: ['comment-list'],
    firstView: ['audio', 'player', 'taking-part', 'account'],
    load: audioScreen,
  },
  { path: '/audios/:aid/comment/:id', chrome: 'player', load: audioScreen },
  {
    path: '/albums/:id',
    chrome: 'player',
    firstView: ['album', 'player', 'taking-part', 'account'],
    load: () => import(/* webpackChunkName: "album" */ './album.screen'),
  },
]
