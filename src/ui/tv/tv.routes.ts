import type { ScreenRoute } from '../shell/screen'

export const livePath = (id: string) => `/lives/${encodeURIComponent(id)}`

export const tvRoutes: readonly ScreenRoute[] = [{ path: '/lives/:id', chrome: 'player', load: () => import(/* webpackChunkName: "live" */ './live.screen') }]
