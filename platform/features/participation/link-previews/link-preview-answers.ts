import type { LinkPreviewDto } from '../../../../contract/link-previews'
import type { LinkPreviewRow } from './read-link'

export function linkPreviewOf(row: LinkPreviewRow): LinkPreviewDto {
  const { id, address, title, description, site, picture, width, height } = row
  return {
    id,
    url: address,
    host: new URL(address).hostname.replace(/^www\./, ''),
    title,
    description,
    site,
    picture: picture === null ? null : { url: picture, width: width ?? 0, height: height ?? 0 },
  }
}
