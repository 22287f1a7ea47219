import type { ContainerModule } from 'inversify'
import type { ScreenRoute } from '../ui/shell/screen'
import { articleRoutes } from '../ui/article/article.routes'
import { feedRoutes } from '../ui/feed/feed.routes'
import { pagesRoutes } from '../ui/pages/pages.routes'
import { accountRoutes, profileRoutes } from '../ui/account/account.routes'
import { sessionRoutes } from '../ui/session/session.routes'
import { playerRoutes } from '../ui/player/player.routes'
import { radioRoutes } from '../ui/radio/radio.routes'
import { citiesRoutes } from '../ui/site/cities.routes'
import { settingRoutes } from '../ui/site/setting.routes'
import { siteRoutes } from '../ui/site/site.routes'
import { tvRoutes } from '../ui/tv/tv.routes'
import { videoRoutes } from '../ui/video/video.routes'

declare const TOWNSQUARE_KIT: boolean
/** Every part of the kit in its states, for who works on the client: in `npm run dev`, and in a build by KIT=1. */
const withKit = typeof TOWNSQUARE_KIT !== 'undefined' && TOWNSQUARE_KIT

/** A feature as the composition sees it: its screens, and the adapters that are loaded with them. */
export interface Feature {
  readonly name: string
  readonly routes: readonly ScreenRoute[]
  /** Named like the chunk of the screens, so that one download brings both. */
  readonly adapters?: () => Promise<ContainerModule>
  /** Features whose ports its screens use too. */
  readonly needs?: readonly string[]
}

/** Chunks of what is opened day by day: they are kept once a visit has lasted, so that it opens without a network, too. */
export const everydayChunks: readonly string[] = [
  'page',
  'home',
  'category',
  'article',
  'html',
  'taking-part',
  'comment-list',
  'account',
  'session',
  'setting',
  'radio',
  'player',
  'frame',
]

export const features: readonly Feature[] = [
  { name: 'site', routes: siteRoutes },
  {
    name: 'setting',
    routes: settingRoutes,
    adapters: () =>
      import(/* webpackChunkName: "setting" */ '../infrastructure/site/site.module').then((m) => m.siteModule),
    needs: ['session'],
  },
  {
    name: 'session',
    routes: sessionRoutes,
    adapters: () =>
      import(/* webpackChunkName: "session" */ '../infrastructure/session/session.module').then((m) => m.sessionModule),
  },
  {
    name: 'account',
    routes: accountRoutes,
    adapters: () =>
      import(/* webpackChunkName: "account" */ '../infrastructure/account/account.module').then((m) => m.accountModule),
  },
  { name: 'profile', routes: profileRoutes, needs: ['uploads'] },
  {
    name: 'uploads',
    routes: [],
    adapters: () =>
      import(/* webpackChunkName: "uploads" */ '../infrastructure/uploads/uploads.module').then((m) => m.uploadsModule),
  },
  {
    name: 'cities',
    routes: citiesRoutes,
    adapters: () =>
      import(/* webpackChunkName: "cities" */ '../infrastructure/site/cities.module').then((m) => m.citiesModule),
    needs: ['places'],
  },
  {
    name: 'places',
    routes: [],
    adapters: () =>
      import(/* webpackChunkName: "places" */ '../infrastructure/places/places.module').then((m) => m.placesModule),
  },
  {
    name: 'feed',
    routes: feedRoutes,
    adapters: () =>
      import(/* webpackChunkName: "home" */ '../infrastructure/feed/feed.module').then((m) => m.feedModule),
  },
  {
    name: 'pages',
    routes: pagesRoutes,
    adapters: () =>
      import(/* webpackChunkName: "page" */ '../infrastructure/pages/pages.module').then((m) => m.pagesModule),
  },
  {
    name: 'article',
    routes: articleRoutes,
    needs: ['html', 'reactions', 'comments'],
    adapters: () =>
      import(/* webpackChunkName: "article" */ '../infrastructure/article/article.module').then((m) => m.articleModule),
  },
  {
    name: 'html',
    routes: [],
    adapters: () =>
      import(/* webpackChunkName: "html" */ '../infrastructure/html/html.module').then((m) => m.htmlModule),
  },
  {
    name: 'reactions',
    routes: [],
    adapters: () =>
      import(/* webpackChunkName: "taking-part" */ '../infrastructure/reactions/reactions.module').then(
        (m) => m.reactionsModule,
      ),
  },
  {
    name: 'comments',
    routes: [],
    adapters: () =>
      import(/* webpackChunkName: "taking-part" */ '../infrastructure/comments/comments.module').then(
        (m) => m.commentsModule,
      ),
  },
  {
    name: 'sharing',
    routes: [],
    adapters: () =>
      import(/* webpackChunkName: "sharing" */ '../infrastructure/sharing/sharing.module').then((m) => m.sharingModule),
  },
  ...(withKit
    ? [
        {
          name: 'kit',
          needs: ['uploads', 'places'],
          routes: [
            {
              path: '/kit',
              chrome: 'none' as const,
              load: () => import(/* webpackChunkName: "kit" */ '../ui/kit/showcase/showcase.screen'),
            },
          ],
        },
      ]
    : []),
  {
    name: 'player',
    routes: playerRoutes,
    adapters: () =>
      import(/* webpackChunkName: "player" */ '../infrastructure/player/player.module').then((m) => m.playerModule),
    needs: ['reactions', 'comments', 'account'],
  },
  {
    name: 'radio',
    routes: radioRoutes,
    adapters: () =>
      import(/* webpackChunkName: "radio" */ '../infrastructure/radio/radio.module').then((m) => m.radioModule),
    needs: ['player'],
  },
  {
    name: 'video',
    routes: videoRoutes,
    adapters: () =>
      import(/* webpackChunkName: "video" */ '../infrastructure/video/video.module').then((m) => m.videoModule),
    needs: ['player'],
  },
  {
    name: 'tv',
    routes: tvRoutes,
    adapters: () => import(/* webpackChunkName: "live" */ '../infrastructure/tv/tv.module').then((m) => m.tvModule),
    needs: ['video'],
  },
]
