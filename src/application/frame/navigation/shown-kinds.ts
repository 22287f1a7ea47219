import { channelPaths } from '../../../domain/frame/navigation/channel-target'
import { kindsWith, type KindWith } from '../../../domain/frame/content/content-kinds'
import { contentPath } from '../../../domain/frame/navigation/content-target'
import type { Target } from '../../../domain/frame/navigation/target'
import type { Navigator } from './navigator'

/** The kinds of content that this version has screens for. */
export function shownKinds(navigator: Navigator): readonly KindWith<'list'>[] {
  return kindsWith('list').filter((kind) => navigator.exists(contentPath(kind, '1') ?? ''))
}

/** The kinds of `shownKinds`, and channels where this version has a screen for them. */
export function shownTargetKinds(navigator: Navigator): readonly KindWith<'favourite'>[] {
  const hasChannels = navigator.exists(`${channelPaths.radio}/1`) || navigator.exists(`${channelPaths.live}/1`)
  return hasChannels ? [...shownKinds(navigator), 'channel'] : shownKinds(navigator)
}

/** The address of a link; null when it leads nowhere, or to a screen that does not exist. */
export function shownAddress(navigator: Navigator, target: Target | null): string | null {
  if (target === null) return null
  if (target.kind === 'external') return target.url
  return navigator.exists(target.path) ? target.path : null
}
