import type { KindWith } from '../content/content-kinds'
import { summaryOf } from '../shared/format/summary'

/** The share settings of a page (B15). */
export interface ShareInfo {
  readonly title: string
  readonly isShareCustom: boolean
  readonly shareTitle: string
  readonly shareCover: string
  readonly shareDescription: string
}

/** The texts and the picture that a page shares where the editors have set none. */
export interface ShareFallbacks {
  readonly title: string
  readonly description: string
  readonly cover: string
  readonly siteName: string
}

export interface ShareCard {
  readonly title: string
  readonly description: string
  readonly cover: string
}

const longestTitle = 100
const longestDescription = 120

/**
 * The card that is shared (B15). When is_share_custom is set, its texts and picture are the editors'. A text or picture
 * that the editors left empty, and every one when is_share_custom is not set, comes from the fallbacks. For the title,
 * the title in `info` comes before the fallbacks.
 */
export function shareCard(info: ShareInfo | null, fallbacks: ShareFallbacks): ShareCard {
  const custom = info?.isShareCustom ? info : null
  return {
    title: summaryOf(firstOf(custom?.shareTitle, info?.title, fallbacks.title, fallbacks.siteName), longestTitle),
    description: summaryOf(
      firstOf(custom?.shareDescription, fallbacks.description, fallbacks.siteName),
      longestDescription,
    ),
    cover: firstOf(custom?.shareCover, fallbacks.cover),
  }
}

/** The report of a share to the server (B105). */
export interface ShareReport {
  readonly postId: string
  readonly channel: 1
  readonly url: string
  readonly type: 1 | 2
  readonly sourceType: 2
  readonly userId: string
}

/** The content or channel that is shared. */
export interface SharedTarget {
  readonly id: string
  readonly kind: KindWith<'share'>
}

/** The kinds whose screens have no article id in their route. */
const withoutArticle: readonly KindWith<'share'>[] = ['album', 'channel', 'topic', 'suggestion', 'wish']

/**
 * Reports a share (B105): type 1 when the route has an article id, else 2; channel 1; source type 2. Without a target,
 * only a page was shared.
 */
export function shareReport(url: string, target: SharedTarget | null, userId: string | null): ShareReport {
  const type = target === null || withoutArticle.includes(target.kind) ? 2 : 1
  return { postId: target?.id ?? '', channel: 1, url, type, sourceType: 2, userId: userId ?? '' }
}

function firstOf(...texts: readonly (string | undefined)[]): string {
  return texts.map((text) => text?.replace(/\s+/g, ' ').trim() ?? '').find((text) => text !== '') ?? ''
}
