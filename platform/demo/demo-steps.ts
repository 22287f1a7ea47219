import { phonelessTokenDemo } from './pages/phoneless-token'
import { activitiesDemo } from './seeding/civic/activities/seed-activities'
import { activityPlansDemo } from './seeding/civic/activity-plans/seed-activity-plans'
import { applicationsDemo } from './seeding/civic/applications/seed-applications'
import { certificatesDemo } from './seeding/civic/certificates/seed-certificates'
import { postPartsDemo } from './seeding/civic/circles/seed-post-parts'
import { circlesDemo } from './seeding/civic/circles/seed-circles'
import { coursesDemo } from './seeding/civic/classrooms/seed-courses'
import { feedbackDemo } from './seeding/civic/feedback/seed-feedback'
import { guidesDemo } from './seeding/civic/guides/seed-guides'
import { lessonsDemo } from './seeding/civic/lessons/seed-lessons'
import { ordersDemo } from './seeding/civic/orders/seed-orders'
import { partyDemo } from './seeding/civic/party/seed-party'
import { scansDemo } from './seeding/civic/practice-codes/seed-scans'
import { projectsDemo } from './seeding/civic/projects/seed-projects'
import { redPacketsDemo } from './seeding/civic/red-packets/seed-red-packets'
import { serviceDemo } from './seeding/civic/rankings/seed-service'
import { campaignsDemo, campaignWinnersDemo } from './seeding/civic/shows/seed-campaigns'
import { showsDemo } from './seeding/civic/shows/seed-shows'
import { suggestionsDemo } from './seeding/civic/suggestions/seed-suggestions'
import { teamFoundingsDemo } from './seeding/civic/team-foundings/seed-team-foundings'
import { teamLettersDemo } from './seeding/civic/team-letters/seed-team-letters'
import { threadsDemo } from './seeding/civic/threads/seed-threads'
import { teamsDemo } from './seeding/civic/teams/seed-teams'
import { amenitiesDemo } from './seeding/civic/amenities/seed-amenities'
import { venuesDemo } from './seeding/civic/venues/seed-venues'
import { facesDemo } from './seeding/civic/volunteers/seed-faces'
import { volunteersDemo } from './seeding/civic/volunteers/seed-volunteers'
import { walletDemo } from './seeding/civic/wallet/seed-wallet'
import { wishesDemo } from './seeding/civic/wishes/seed-wishes'
import { peopleDemo, homesDemo } from './seeding/frame/session/seed-people'
import { siteDemo } from './seeding/frame/site/seed-site'
import { printedCodesDemo } from './seeding/frame/boot/seed-printed-codes'
import { hostAlbumsDemo } from './seeding/media/anchors/seed-host-albums'
import { articlesDemo } from './seeding/media/articles/seed-articles'
import { audioDemo } from './seeding/media/audio/seed-audio'
import { channelsDemo } from './seeding/media/channels/seed-channels'
import { liveEventsDemo } from './seeding/media/channels/seed-live-events'
import { charactersDemo } from './seeding/media/characters/seed-characters'
import { chatDemo } from './seeding/media/chat/seed-chat'
import { galleriesDemo } from './seeding/media/gallery/seed-galleries'
import { liveDemo } from './seeding/media/live/seed-live-reminders'
import { matrixDemo } from './seeding/media/matrix/seed-outside-accounts'
import { organisationsDemo } from './seeding/media/organisations/seed-official-accounts'
import { selectionDemo } from './seeding/media/selection/seed-selection'
import { specialsDemo } from './seeding/media/specials/seed-specials'
import { topicsDemo } from './seeding/media/topics/seed-topics'
import { videosDemo } from './seeding/media/videos/seed-videos'
import { readersDemo } from './seeding/overview/finding/seed-readers'
import { builderDemo } from './seeding/overview/builder/seed-builder'
import { pagesDemo } from './seeding/overview/pages/seed-pages'
import { concernsDemo } from './seeding/overview/concerns/seed-concerns'
import { searchDemo } from './seeding/overview/search/seed-search'
import { servicesDemo } from './seeding/overview/services/seed-services'
import { commentsDemo } from './seeding/participation/comments/seed-comments'
import { ownCommentsDemo } from './seeding/participation/comments/seed-own-comments'
import { creditsDemo } from './seeding/participation/credits/seed-credits'
import { reportsDemo } from './seeding/participation/reports/seed-reports'
import { likesDemo } from './seeding/participation/reactions/seed-likes'
import { favouritesDemo } from './seeding/people/account/seed-account'
import { identitiesDemo } from './seeding/people/identities/seed-identities'
import { invitedDemo } from './seeding/people/invitations/seed-invited'
import { timesOfDayDemo } from './seeding/seed-times-of-day'
import type { DemoStep } from './seeding/demo-step'
import { alertsDemo } from './seeding/frame/alerts/seed-alerts'

/** How the demo city is made: one step after the other, for the features that the platform offers. */
export const demoSteps: readonly DemoStep[] = [
  peopleDemo,
  homesDemo,
  siteDemo,
  printedCodesDemo,
  organisationsDemo,
  matrixDemo,
  articlesDemo,
  audioDemo,
  channelsDemo,
  liveEventsDemo,
  liveDemo,
  hostAlbumsDemo,
  videosDemo,
  galleriesDemo,
  specialsDemo,
  topicsDemo,
  selectionDemo,
  // This step comes before the courses, because some of its articles are courses.
  partyDemo,
  coursesDemo,
  charactersDemo,
  pagesDemo,
  builderDemo,
  servicesDemo,
  commentsDemo,
  reportsDemo,
  chatDemo,
  creditsDemo,
  favouritesDemo,
  invitedDemo,
  identitiesDemo,
  // This step comes after the courses, some of which are recordings of lessons.
  lessonsDemo,
  volunteersDemo,
  // This step comes after the volunteers, who like contents, too.
  likesDemo,
  venuesDemo,
  amenitiesDemo,
  projectsDemo,
  activitiesDemo,
  wishesDemo,
  suggestionsDemo,
  teamsDemo,
  teamFoundingsDemo,
  teamLettersDemo,
  activityPlansDemo,
  serviceDemo,
  // This step comes after the sums of service, which certificates state.
  certificatesDemo,
  walletDemo,
  // This step comes after the wallets, into which it pays.
  redPacketsDemo,
  // The entries of campaigns are seeded with the shows, between the campaigns and their winners.
  campaignsDemo,
  showsDemo,
  campaignWinnersDemo,
  circlesDemo,
  postPartsDemo,
  // This step comes after the circles, in one of which is one of these comments.
  ownCommentsDemo,
  // This step comes after the lists of people, in which neighbours have different faces.
  facesDemo,
  scansDemo,
  ordersDemo,
  // This step comes after the wishes and the orders, to which the threads belong.
  threadsDemo,
  feedbackDemo,
  guidesDemo,
  alertsDemo,
  applicationsDemo,
  // This step comes after everything that contents may be about.
  concernsDemo,
  // This step comes after everything that people do, and before the index, which has the same times.
  timesOfDayDemo,
  // This step comes after everything that it indexes.
  searchDemo,
  readersDemo,
  phonelessTokenDemo,
]
