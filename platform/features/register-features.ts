import { demoCityFeature } from '../demo/demo-city.feature'
import type { Feature } from '../platform'
import { accountFeature } from './account/account.routes'
import { articlesFeature } from './articles/articles.routes'
import { audioFeature } from './audio/audio.routes'
import { channelsFeature } from './channels/channels.routes'
import { commentsFeature } from './comments/comments.routes'
import { demoFeature } from './demo/demo.routes'
import { discoveryFeature } from './discovery/discovery.feature'
import { feedFeature } from './feed/feed.routes'
import { mediaFeature } from './media/media.feature'
import { pagesFeature } from './pages/pages.routes'
import { reactionsFeature } from './reactions/reactions.routes'
import { sessionFeature } from './session/session.feature'
import { siteFeature } from './site/site.routes'
import { uploadsFeature } from './uploads/uploads.feature'
import { videosFeature } from './videos/videos.routes'
import { wishesFeature } from './wishes/wishes.feature'

/** Every feature of the platform, one line each; a demo is seeded in this order. */
export const features: readonly Feature[] = [
  sessionFeature,
  uploadsFeature,
  mediaFeature,
  siteFeature,
  feedFeature,
  pagesFeature,
  articlesFeature,
  reactionsFeature,
  commentsFeature,
  audioFeature,
  channelsFeature,
  videosFeature,
  accountFeature,
  wishesFeature,
  discoveryFeature,
  demoCityFeature,
  // after the city, since it creates a session for one of its accounts
  demoFeature,
]
