import { port } from '../shared/port'

/** Scheme, host and port that this client is served from, without a trailing slash. */
export type SiteOrigin = string
export const SiteOrigin = port<SiteOrigin>('SiteOrigin')
