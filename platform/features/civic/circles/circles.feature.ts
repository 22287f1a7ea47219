import { circleReferents } from './circles.referents'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { PlatformFeature } from '../../../kernel/platform'
import { circlePostsDesk, circlesDesk } from './circles.desk'
import { foundCircles } from './circles.found'
import { personalCircles } from './circles.personal'
import { reportableCirclePosts } from './circles.reportable'
import { circlePeopleRoutes } from './circle-people.routes'
import { circleWritingRoutes } from './circle-writing.routes'
import { sitemappedCircles, sitemappedPosts } from './circles.sitemap'
import { circlesRoutes } from './circles.routes'
import { circlePostPictures, circlePostVideo } from './circles.uploads'
import { gatherCirclePosts } from './gather-circle-posts'
import { leaveCircles } from './leave-circles'
import { circlePosts } from './circles.schema'

export const circlesFeature: PlatformFeature = {
  name: 'circles',
  messageReferents: circleReferents,
  searchable: [foundCircles],
  sitemapped: [sitemappedCircles, sitemappedPosts],
  reportable: [reportableCirclePosts],
  messageSource: gatherCirclePosts,
  personalData: personalCircles,
  beforeDeletion: leaveCircles,
  contentAuthors: [
    {
      kind: 'circle-post',
      types: [contentKinds.circlePost.code],
      id: circlePosts.id,
      authorId: circlePosts.userId,
      namedAuthorId: circlePosts.userId,
    },
  ],
  uploads: [circlePostPictures, circlePostVideo],
  desk: [circlesDesk, circlePostsDesk],
  routes: (app) => {
    circlesRoutes(app)
    circlePeopleRoutes(app)
    circleWritingRoutes(app)
  },
}
