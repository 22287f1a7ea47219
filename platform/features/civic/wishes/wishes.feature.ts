import { wishReferent } from './wish.referent'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { PlatformFeature } from '../../../kernel/platform'
import { siteDate } from '../../../kernel/site/site-today'
import { wishesThatBlock } from './wish-deletion'
import { personalWishes } from './wishes.personal'
import { helpedPersonsRoutes } from './helped-persons.routes'
import { expireWishes } from './expire-wishes'
import { helpersDesk } from './helpers'
import { wishesDesk } from './wishes.desk'
import { wishesRoutes } from './wishes.routes'
import { wishPictures, wishStepPictures } from './wishes.uploads'
import { reportableWishes } from './wishes.reportable'
import { wishes } from './wishes.schema'

export const wishesFeature: PlatformFeature = {
  name: 'wishes',
  messageReferents: [wishReferent],
  reportable: [reportableWishes],
  personalData: personalWishes,
  deletionBlocks: wishesThatBlock,
  contentAuthors: [
    {
      kind: 'wish',
      types: [contentKinds.wish.code],
      id: wishes.id,
      authorId: wishes.userId,
      namedAuthorId: wishes.userId,
    },
  ],
  uploads: [wishPictures, wishStepPictures],
  desk: [wishesDesk, helpersDesk],
  cleanUp: async (database, at) => expireWishes(database, await siteDate(database, at), at),
  routes: (app) => {
    wishesRoutes(app)
    helpedPersonsRoutes(app)
  },
}
