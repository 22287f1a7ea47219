import { showReferent } from './show.referent'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { PlatformFeature } from '../../../kernel/platform'
import { campaignsDesk } from './campaigns.desk'
import { campaignsRoutes } from './campaigns.routes'
import { personalShows } from './shows.personal'
import { showsDesk } from './shows.desk'
import { showsRoutes } from './shows.routes'
import { showPictures, showVideo } from './shows.uploads'
import { reportableShows } from './shows.reportable'
import { shows } from './shows.schema'

export const showsFeature: PlatformFeature = {
  name: 'shows',
  messageReferents: [showReferent],
  reportable: [reportableShows],
  personalData: personalShows,
  contentAuthors: [
    {
      kind: 'show',
      types: [contentKinds.show.code, contentKinds.entry.code],
      id: shows.id,
      authorId: shows.userId,
      namedAuthorId: shows.userId,
    },
  ],
  uploads: [showPictures, showVideo],
  desk: [showsDesk, campaignsDesk],
  routes: (app) => {
    showsRoutes(app)
    campaignsRoutes(app)
  },
}
