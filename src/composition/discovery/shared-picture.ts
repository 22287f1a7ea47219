import { isSameOrigin } from '../../domain/frame/navigation/own-address'
import { unresized } from '../../ui/frame/kit/pictures/image-source'

interface SharedPicture {
  readonly url: string
  /** Pixels; null for a picture from elsewhere, whose size is unknown. */
  readonly width: number | null
  readonly height: number | null
}

/**
 * The size of the large card of messengers, in pixels. The picture is a JPEG, because not all messengers read newer
 * formats.
 */
const [width, height] = [1080, 540]

/** The picture of a link preview; an invalid address is left out, so that it cannot break the page. */
export function sharedPicture(cover: string, origin: string): SharedPicture | null {
  if (cover === '' || !URL.canParse(cover, origin)) return null
  const url = new URL(unresized(cover), origin)
  if (!isSameOrigin(url.href, origin) || url.search !== '' || /\.svg$/i.test(url.pathname))
    return { url: url.href, width: null, height: null }
  return { url: `${url.href}?x-oss-process=image/resize,w_${width},h_${height},m_fill/format,jpg`, width, height }
}
