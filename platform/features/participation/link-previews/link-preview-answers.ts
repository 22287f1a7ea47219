import type { LinkPreviewDto } from '../../../../contract/link-previews'
import { hostOf } from '../../../../src/domain/frame/shared/parses'
import type { LinkPreviewRow } from './read-link'

export function linkPreviewOf(row: LinkPreviewRow): LinkPreviewDto {
  const { id, address, title, description, site, picture, width, height } = row
  return {
    id,
    url: address,
    host: hostOf(address) ?? '',
    title,
    description,
    site,
    picture: picture === null ? null : { url: picture, width: width ?? 0, height: height ?? 0 },
  }
}
