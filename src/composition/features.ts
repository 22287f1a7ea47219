import type { Feature } from './feature'
import { activityFeature } from './features/activity.feature'
import { activitiesFeature } from './features/activities.feature'
import { activityPlansFeature } from './features/activity-plans.feature'
import { agendaFeature } from './features/agenda.feature'
import { alertsFeature } from './features/alerts.feature'
import { amenitiesFeature } from './features/amenities.feature'
import { amenityMapFeature } from './features/amenity-map.feature'
import { accountFeature } from './features/account.feature'
import { anchorsFeature } from './features/anchors.feature'
import { applicationsFeature } from './features/applications.feature'
import { articlesFeature } from './features/articles.feature'
import { audioFeature } from './features/audio.feature'
import { builderFeature } from './features/builder.feature'
import { bootFeature } from './features/boot.feature'
import { certificatesFeature } from './features/certificates.feature'
import { charactersFeature } from './features/characters.feature'
import { chatFeature } from './features/chat.feature'
import { circleWritingFeature } from './features/circle-writing.feature'
import { circlesFeature } from './features/circles.feature'
import { citiesFeature } from './features/cities.feature'
import { clashesFeature } from './features/clashes.feature'
import { classroomsFeature } from './features/classrooms.feature'
import { codesFeature } from './features/codes.feature'
import { collectionsListFeature } from './features/collections-list.feature'
import { collectionsFeature } from './features/collections.feature'
import { commentsFeature } from './features/comments.feature'
import { concernsFeature } from './features/concerns.feature'
import { creditsFeature } from './features/credits.feature'
import { feedFeature } from './features/feed.feature'
import { feedbackFeature } from './features/feedback.feature'
import { findingFeature } from './features/finding.feature'
import { followingFeature } from './features/following.feature'
import { galleryFeature } from './features/gallery.feature'
import { guideSearchFeature } from './features/guide-search.feature'
import { guidesFeature } from './features/guides.feature'
import { governmentFeature } from './features/government.feature'
import { helpedPersonsFeature } from './features/helped-persons.feature'
import { htmlFeature } from './features/html.feature'
import { identitiesFeature } from './features/identities.feature'
import { innerLinkFeature } from './features/inner-link.feature'
import { invitationsFeature } from './features/invitations.feature'
import { kitFeature } from './features/kit.feature'
import { lessonsFeature } from './features/lessons.feature'
import { linkPreviewsFeature } from './features/link-previews.feature'
import { liveFeature } from './features/live.feature'
import { mapsFeature } from './features/maps.feature'
import { mentionsFeature } from './features/mentions.feature'
import { ordersFeature } from './features/orders.feature'
import { organisationsFeature } from './features/organisations.feature'
import { ownDataFeature } from './features/own-data.feature'
import { pagesFeature } from './features/pages.feature'
import { participationFeature } from './features/participation.feature'
import { partyFeature } from './features/party.feature'
import { placesFeature } from './features/places.feature'
import { playerFeature } from './features/player.feature'
import { pollsFeature } from './features/polls.feature'
import { practiceHomesFeature } from './features/practice-homes.feature'
import { practiceCodesFeature } from './features/practice-codes.feature'
import { privacyFeature } from './features/privacy.feature'
import { profileFeature } from './features/profile.feature'
import { projectsFeature } from './features/projects.feature'
import { publicAccountsFeature } from './features/public-accounts.feature'
import { radioFeature } from './features/radio.feature'
import { rankingsFeature } from './features/rankings.feature'
import { reactionsFeature } from './features/reactions.feature'
import { redPacketsFeature } from './features/red-packets.feature'
import { reportsFeature } from './features/reports.feature'
import { searchFeature } from './features/search.feature'
import { matrixFeature } from './features/matrix.feature'
import { messagesFeature } from './features/messages.feature'
import { notificationsFeature } from './features/notifications.feature'
import { modulesFeature } from './features/modules.feature'
import { servicesFeature } from './features/services.feature'
import { selectionFeature } from './features/selection.feature'
import { safetyFeature } from './features/safety.feature'
import { sessionFeature } from './features/session.feature'
import { settingFeature } from './features/setting.feature'
import { sharingFeature } from './features/sharing.feature'
import { showsFeature } from './features/shows.feature'
import { siteFeature } from './features/site.feature'
import { specialsListFeature } from './features/specials-list.feature'
import { specialsFeature } from './features/specials.feature'
import { teamFoundingsFeature } from './features/team-foundings.feature'
import { teamLettersFeature } from './features/team-letters.feature'
import { threadsFeature } from './features/threads.feature'
import { teamFeature } from './features/team.feature'
import { teamManagerFeature } from './features/team-manager.feature'
import { teamsFeature } from './features/teams.feature'
import { topicsFeature } from './features/topics.feature'
import { tvFeature } from './features/tv.feature'
import { uploadsFeature } from './features/uploads.feature'
import { suggestionsFeature } from './features/suggestions.feature'
import { suggestionsListFeature } from './features/suggestions-list.feature'
import { subscriptionsFeature } from './features/subscriptions.feature'
import { supportFeature } from './features/support.feature'
import { switchesFeature } from './features/switches.feature'
import { userSettingsFeature } from './features/user-settings.feature'
import { surroundingsFeature } from './features/surroundings.feature'
import { venuesFeature } from './features/venues.feature'
import { videosFeature } from './features/videos.feature'
import { walletFeature } from './features/wallet.feature'
import { volunteerPagesFeature } from './features/volunteer-pages.feature'
import { volunteersFeature } from './features/volunteers.feature'
import { wishesFeature } from './features/wishes.feature'

/** Every feature of the client, one line each; what it needs is stated in the feature itself. */
export const features: readonly Feature[] = [
  siteFeature,
  bootFeature,
  servicesFeature,
  governmentFeature,
  modulesFeature,
  settingFeature,
  supportFeature,
  sessionFeature,
  messagesFeature,
  notificationsFeature,
  userSettingsFeature,
  agendaFeature,
  accountFeature,
  profileFeature,
  invitationsFeature,
  safetyFeature,
  privacyFeature,
  ownDataFeature,
  certificatesFeature,
  uploadsFeature,
  innerLinkFeature,
  citiesFeature,
  placesFeature,
  feedFeature,
  pagesFeature,
  builderFeature,
  articlesFeature,
  guidesFeature,
  guideSearchFeature,
  helpedPersonsFeature,
  htmlFeature,
  reactionsFeature,
  reportsFeature,
  commentsFeature,
  participationFeature,
  mentionsFeature,
  linkPreviewsFeature,
  pollsFeature,
  sharingFeature,
  clashesFeature,
  classroomsFeature,
  codesFeature,
  kitFeature,
  playerFeature,
  audioFeature,
  radioFeature,
  videosFeature,
  collectionsListFeature,
  collectionsFeature,
  galleryFeature,
  specialsListFeature,
  specialsFeature,
  topicsFeature,
  concernsFeature,
  creditsFeature,
  publicAccountsFeature,
  selectionFeature,
  charactersFeature,
  organisationsFeature,
  matrixFeature,
  partyFeature,
  anchorsFeature,
  chatFeature,
  tvFeature,
  lessonsFeature,
  liveFeature,
  switchesFeature,
  venuesFeature,
  amenitiesFeature,
  amenityMapFeature,
  surroundingsFeature,
  identitiesFeature,
  volunteersFeature,
  volunteerPagesFeature,
  activitiesFeature,
  activityFeature,
  activityPlansFeature,
  projectsFeature,
  mapsFeature,
  rankingsFeature,
  wishesFeature,
  suggestionsListFeature,
  suggestionsFeature,
  teamsFeature,
  teamFeature,
  teamManagerFeature,
  teamFoundingsFeature,
  teamLettersFeature,
  threadsFeature,
  walletFeature,
  redPacketsFeature,
  showsFeature,
  circlesFeature,
  circleWritingFeature,
  practiceCodesFeature,
  practiceHomesFeature,
  ordersFeature,
  feedbackFeature,
  findingFeature,
  followingFeature,
  subscriptionsFeature,
  searchFeature,
  applicationsFeature,
  alertsFeature,
]
