import type { PlatformFeature } from '../../../kernel/platform'
import { publishDue } from './publish-due'
import { removeUnpublishedMedia } from './store-media'

/** Publishes what the office writes as files. */
export const publishingFeature: PlatformFeature = {
  name: 'publishing',
  routes: () => {},
  carryOn: publishDue,
  cleanUp: (database, at, _log, platform) => removeUnpublishedMedia(database, platform, at),
}
