import { activitiesFeature } from './features/civic/activities/activities.feature'
import { agendaFeature } from './features/overview/agenda/agenda.feature'
import { accountFeature } from './features/people/account/account.routes'
import { amenitiesFeature } from './features/civic/amenities/amenities.feature'
import { anchorsFeature } from './features/media/anchors/anchors.feature'
import { articlesFeature } from './features/media/articles/articles.routes'
import { builderFeature } from './features/overview/builder/builder.feature'
import { bootFeature } from './features/frame/boot/boot.feature'
import { audioFeature } from './features/media/audio/audio.routes'
import { certificatesFeature } from './features/civic/certificates/certificates.feature'
import { channelsFeature } from './features/media/channels/channels.routes'
import { charactersFeature } from './features/media/characters/characters.feature'
import { chatFeature } from './features/media/chat/chat.feature'
import { circlesFeature } from './features/civic/circles/circles.feature'
import { clashesFeature } from './features/civic/clashes/clashes.feature'
import { classroomsFeature } from './features/civic/classrooms/classrooms.feature'
import { collectionsFeature } from './features/media/collections/collections.feature'
import { commentsFeature } from './features/participation/comments/comments.routes'
import { heldCommentsDesk } from './features/participation/comments/held-comments.desk'
import { commitmentsFeature } from './features/civic/commitments/commitments.feature'
import { creditsFeature } from './features/participation/credits/credits.feature'
import { demoFeature } from './demo/pages/demo.routes'
import { discoveryFeature } from './features/overview/discovery/discovery.feature'
import { feedFeature } from './features/media/feed/feed.routes'
import { concernsFeature } from './features/overview/concerns/concerns.feature'
import { feedbackFeature } from './features/civic/feedback/feedback.feature'
import { findingFeature } from './features/overview/finding/finding.feature'
import { followingFeature } from './features/overview/following/following.feature'
import { importsFeature } from './features/media/imports/imports.feature'
import { galleryFeature } from './features/media/gallery/gallery.feature'
import { guidesFeature } from './features/civic/guides/guides.feature'
import { governmentFeature } from './features/overview/government/government.feature'
import { identitiesFeature } from './features/people/identities/identities.feature'
import { invitationsFeature } from './features/people/invitations/invitations.feature'
import { lessonsFeature } from './features/civic/lessons/lessons.feature'
import { linkPreviewsFeature } from './features/participation/link-previews/link-previews.feature'
import { liveFeature } from './features/media/live/live.feature'
import { mapsFeature } from './features/civic/maps/maps.feature'
import { mentionsFeature } from './features/participation/mentions/mentions.feature'
import { messagesFeature } from './features/frame/messages/messages.feature'
import { matrixFeature } from './features/media/matrix/matrix.feature'
import { mediaFeature } from './features/frame/media/media.feature'
import { open311Feature } from './features/civic/open311/open311.feature'
import { ordersFeature } from './features/civic/orders/orders.feature'
import { monitoringFeature } from './features/frame/monitoring/monitoring.feature'
import { organisationsFeature } from './features/media/organisations/organisations.feature'
import { ownDataFeature } from './features/people/own-data/own-data.feature'
import { pagesFeature } from './features/overview/pages/pages.routes'
import { pollsFeature } from './features/participation/polls/polls.feature'
import { practiceHomesFeature } from './features/civic/practice-homes/practice-homes.feature'
import { partyFeature } from './features/civic/party/party.feature'
import { practiceCodesFeature } from './features/civic/practice-codes/practice-codes.feature'
import { privacyFeature } from './features/people/privacy/privacy.feature'
import { projectsFeature } from './features/civic/projects/projects.feature'
import { configurationDesk } from './features/frame/configuration/configuration.desk'
import type { CheckedCodes } from './features/frame/configuration/read-file'
import { publishDesk } from './features/frame/publishing/publish.desk'
import { publishingFeature } from './features/frame/publishing/publishing.feature'
import { publicAccountsFeature } from './features/people/public-accounts/public-accounts.feature'
import { rankingsFeature } from './features/civic/rankings/rankings.feature'
import { redPacketsFeature } from './features/civic/red-packets/red-packets.feature'
import { reportsDesk } from './features/participation/reports/reports.desk'
import { reportsFeature } from './features/participation/reports/reports.feature'
import { reactionsFeature } from './features/participation/reactions/reactions.routes'
import { searchFeature } from './features/overview/search/search.feature'
import { servicesFeature } from './features/overview/services/services.feature'
import { selectionFeature } from './features/media/selection/selection.feature'
import { safetyFeature } from './features/people/safety/safety.feature'
import { sessionFeature } from './features/frame/session/session.feature'
import { showsFeature } from './features/civic/shows/shows.feature'
import { siteFeature } from './features/frame/site/site.routes'
import { specialsFeature } from './features/media/specials/specials.feature'
import { suggestionsFeature } from './features/civic/suggestions/suggestions.feature'
import { teamFoundingsFeature } from './features/civic/team-foundings/team-foundings.feature'
import { threadsFeature } from './features/civic/threads/threads.feature'
import { teamLettersFeature } from './features/civic/team-letters/team-letters.feature'
import { teamsFeature } from './features/civic/teams/teams.feature'
import { topicsFeature } from './features/media/topics/topics.feature'
import { uploadsFeature } from './features/frame/uploads/uploads.feature'
import { surroundingsFeature } from './features/civic/surroundings/surroundings.feature'
import { venuesFeature } from './features/civic/venues/venues.feature'
import { videosFeature } from './features/media/videos/videos.routes'
import { volunteersFeature } from './features/civic/volunteers/volunteers.feature'
import { walletFeature } from './features/civic/wallet/wallet.feature'
import { volunteerPagesFeature } from './features/civic/volunteer-pages/volunteer-pages.feature'
import { wishesFeature } from './features/civic/wishes/wishes.feature'
import type { Desk } from './kernel/operator/desk'
import type { PlatformFeature } from './kernel/platform'
import { activityPlansFeature } from './features/civic/activity-plans/activity-plans.feature'
import { applicationsFeature } from './features/civic/applications/applications.feature'
import { alertsFeature } from './features/frame/alerts/alerts.feature'
import { publishedKinds } from './kernel/publishing/published-kinds'

/** Every feature of the platform, one line each. */
export const features: readonly PlatformFeature[] = [
  sessionFeature,
  uploadsFeature,
  mediaFeature,
  siteFeature,
  bootFeature,
  monitoringFeature,
  publishingFeature,
  feedFeature,
  organisationsFeature,
  matrixFeature,
  articlesFeature,
  audioFeature,
  channelsFeature,
  liveFeature,
  anchorsFeature,
  videosFeature,
  collectionsFeature,
  galleryFeature,
  importsFeature,
  specialsFeature,
  topicsFeature,
  selectionFeature,
  partyFeature,
  clashesFeature,
  classroomsFeature,
  lessonsFeature,
  charactersFeature,
  pagesFeature,
  builderFeature,
  servicesFeature,
  governmentFeature,
  followingFeature,
  findingFeature,
  reactionsFeature,
  commentsFeature,
  chatFeature,
  reportsFeature,
  linkPreviewsFeature,
  mentionsFeature,
  pollsFeature,
  creditsFeature,
  publicAccountsFeature,
  accountFeature,
  messagesFeature,
  invitationsFeature,
  safetyFeature,
  privacyFeature,
  ownDataFeature,
  identitiesFeature,
  volunteersFeature,
  commitmentsFeature,
  venuesFeature,
  projectsFeature,
  activitiesFeature,
  activityPlansFeature,
  amenitiesFeature,
  mapsFeature,
  volunteerPagesFeature,
  wishesFeature,
  suggestionsFeature,
  surroundingsFeature,
  teamsFeature,
  teamFoundingsFeature,
  teamLettersFeature,
  threadsFeature,
  rankingsFeature,
  certificatesFeature,
  walletFeature,
  redPacketsFeature,
  showsFeature,
  circlesFeature,
  practiceCodesFeature,
  practiceHomesFeature,
  open311Feature,
  ordersFeature,
  agendaFeature,
  feedbackFeature,
  guidesFeature,
  searchFeature,
  discoveryFeature,
  applicationsFeature,
  alertsFeature,
  concernsFeature,
  demoFeature,
]

/** The operator's desks of all features. */
export const desks: readonly Desk[] = [
  ...features.flatMap(({ desk }) => desk ?? []),
  configurationDesk(Object.assign({}, ...features.map(({ configures }) => configures)) as CheckedCodes),
  publishDesk(publishedKinds(features)),
  heldCommentsDesk(features.flatMap(({ contentAuthors }) => contentAuthors ?? [])),
  reportsDesk(features.flatMap(({ reportable }) => reportable ?? [])),
]
