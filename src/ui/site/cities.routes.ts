import type { ScreenRoute } from '../shell/screen'

export const citiesPath = '/cities'

export const citiesRoutes: readonly ScreenRoute[] = [
  { path: citiesPath, chrome: 'player', load: () => import(/* webpackChunkName: "cities" */ './cities.screen') },
]
