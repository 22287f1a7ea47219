import type { ManifestLoadedData } from 'hls.js'
import type Hls from 'hls.js/light'

/** The hls.js class, once loaded. */
export type HlsClass = typeof Hls

/** The builds of hls.js: `whole` plays sound that stands in a rendition of its own, and is half as large again. */
export type HlsBuild = 'light' | 'whole'

export const loadHlsBuild = async (build: HlsBuild): Promise<HlsClass> =>
  build === 'light'
    ? (await import(/* webpackChunkName: "hls" */ 'hls.js/light')).default
    : (await import(/* webpackChunkName: "hls-whole" */ 'hls.js')).default

/**
 * Whether a stream has sound in a rendition of its own (EXT-X-MEDIA with an address), which the light build leaves out
 * without a word.
 */
export const needsWhole = ({ audioTracks }: Pick<ManifestLoadedData, 'audioTracks'>): boolean =>
  audioTracks.some(({ url }) => url !== '')
