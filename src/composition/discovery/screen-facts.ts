import { kindsWith, type KindWith } from '../../domain/frame/content/content-kinds'
import { contentPath } from '../../domain/frame/navigation/content-target'
import { findScreen } from '../create-app'
import { declarationChunk, startChunks } from '../feature'
import { features } from '../features'

/**
 * What the build states about the screens for code that cannot import them: the platform, which lists what may be
 * indexed, and the budget of first views.
 */
export interface ScreenFacts {
  /** Patterns of paths that search engines must not crawl; each covers all paths below it, too. */
  readonly closed: readonly string[]
  /** The paths of all screens, with the names of their parameters. */
  readonly paths: readonly string[]
  /** The kinds of content that have a screen. */
  readonly kinds: readonly KindWith<'list'>[]
  /** The chunks that each screen's first view starts with, besides the common start. */
  readonly firstViews: readonly { readonly path: string; readonly chunks: readonly string[] }[]
}

export function screenFacts(): ScreenFacts {
  const screens = features.flatMap((feature) => feature.routes.map((route) => ({ feature, route })))
  const routes = screens.map(({ route }) => route)
  const memberRoutes = routes.filter(({ requiresAuth, indexed }) => requiresAuth === true || indexed === false)
  return {
    // These are patterns of robots.txt: a star stands for anything, and a slash at the end includes all paths below.
    closed: [...new Set(memberRoutes.map(({ path }) => path.replace(/(?:\/:\w+\??)+$/, '/').replace(/:\w+/g, '*')))],
    paths: routes.map(({ path }) => path),
    kinds: kindsWith('list').filter((kind) => findScreen(routes, contentPath(kind, '1') ?? '') !== null),
    firstViews: screens.map(({ feature, route }) => ({
      path: route.path,
      chunks: [declarationChunk(feature.name), ...startChunks(feature, route)],
    })),
  }
}
