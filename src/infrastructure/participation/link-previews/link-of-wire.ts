import type { LinkPreviewDto } from '../../../../contract/link-previews'
import { shownHost } from '../../../domain/frame/navigation/shown-host'
import type { LinkPreview } from '../../../domain/participation/marked-text/link-preview'

export function linkPreviewOf({ id, url: address, title, description, site, picture }: LinkPreviewDto): LinkPreview {
  const { url: source = '', width = 0, height = 0 } = picture ?? {}
  return {
    ...{ id, address, host: shownHost(address) ?? '', title, description, site },
    picture: picture === null ? null : { address: source, width, height },
  }
}
