import type { shareInfoSchema } from '../../../../contract/articles'
import type { ShareInfo } from '../../../domain/frame/sharing/share'
import type { Decoded } from '../http/wire-case'

type WireShare = Decoded<typeof shareInfoSchema>

/** A content with its share settings as the domain has them. */
export function shareable<Content extends { readonly share: WireShare }>({ share, ...content }: Content) {
  return { ...content, share: shareInfoOf(share) }
}

export function shareInfoOf({ shareCover, shareDes, ...share }: WireShare): ShareInfo {
  return { ...share, shareCover: shareCover ?? '', shareDescription: shareDes }
}
