import { activitiesFeature } from './features/activities/activities.feature'
import { agendaFeature } from './features/agenda/agenda.feature'
import { accountFeature } from './features/account/account.routes'
import { anchorsFeature } from './features/anchors/anchors.feature'
import { articlesFeature } from './features/articles/articles.routes'
import { audioFeature } from './features/audio/audio.routes'
import { certificatesFeature } from './features/certificates/certificates.feature'
import { channelsFeature } from './features/channels/channels.routes'
import { charactersFeature } from './features/characters/characters.feature'
import { chatFeature } from './features/chat/chat.feature'
import { classroomsFeature } from './features/classrooms/classrooms.feature'
import { collectionsFeature } from './features/collections/collections.feature'
import { commentsFeature } from './features/comments/comments.routes'
import { commitmentsFeature } from './features/commitments/commitments.feature'
import { creditsFeature } from './features/credits/credits.feature'
import { demoFeature } from './features/demo/demo.routes'
import { discoveryFeature } from './features/discovery/discovery.feature'
import { feedFeature } from './features/feed/feed.routes'
import { feedbackFeature } from './features/feedback/feedback.feature'
import { galleryFeature } from './features/gallery/gallery.feature'
import { identitiesFeature } from './features/identities/identities.feature'
import { invitationsFeature } from './features/invitations/invitations.feature'
import { mapsFeature } from './features/maps/maps.feature'
import { mediaFeature } from './features/media/media.feature'
import { ordersFeature } from './features/orders/orders.feature'
import { organisationsFeature } from './features/organisations/organisations.feature'
import { pagesFeature } from './features/pages/pages.routes'
import { practiceHomesFeature } from './features/practice-homes/practice-homes.feature'
import { partyFeature } from './features/party/party.feature'
import { practiceCodesFeature } from './features/practice-codes/practice-codes.feature'
import { projectsFeature } from './features/projects/projects.feature'
import { publicAccountsFeature } from './features/public-accounts/public-accounts.feature'
import { rankingsFeature } from './features/rankings/rankings.feature'
import { reactionsFeature } from './features/reactions/reactions.routes'
import { searchFeature } from './features/search/search.feature'
import { servicesFeature } from './features/services/services.feature'
import { selectionFeature } from './features/selection/selection.feature'
import { sessionFeature } from './features/session/session.feature'
import { showsFeature } from './features/shows/shows.feature'
import { siteFeature } from './features/site/site.routes'
import { specialsFeature } from './features/specials/specials.feature'
import { teamsFeature } from './features/teams/teams.feature'
import { topicsFeature } from './features/topics/topics.feature'
import { uploadsFeature } from './features/uploads/uploads.feature'
import { venuesFeature } from './features/venues/venues.feature'
import { videosFeature } from './features/videos/videos.routes'
import { volunteersFeature } from './features/volunteers/volunteers.feature'
import { walletFeature } from './features/wallet/wallet.feature'
import { volunteerPagesFeature } from './features/volunteer-pages/volunteer-pages.feature'
import { wishesFeature } from './features/wishes/wishes.feature'
import type { Desk } from './operator/desk'
import type { Feature } from './platform'
import { applicationsFeature } from './features/applications/applications.feature'

/** Every feature of the platform, one line each; a demo city is seeded in this order. */
export const features: readonly Feature[] = [
  sessionFeature,
  uploadsFeature,
  mediaFeature,
  siteFeature,
  feedFeature,
  organisationsFeature,
  articlesFeature,
  audioFeature,
  channelsFeature,
  anchorsFeature,
  videosFeature,
  collectionsFeature,
  galleryFeature,
  specialsFeature,
  topicsFeature,
  selectionFeature,
  // Seeded before the courses, since some of its articles are courses.
  partyFeature,
  classroomsFeature,
  charactersFeature,
  pagesFeature,
  servicesFeature,
  reactionsFeature,
  commentsFeature,
  chatFeature,
  creditsFeature,
  publicAccountsFeature,
  accountFeature,
  invitationsFeature,
  identitiesFeature,
  volunteersFeature,
  commitmentsFeature,
  venuesFeature,
  projectsFeature,
  activitiesFeature,
  mapsFeature,
  volunteerPagesFeature,
  wishesFeature,
  teamsFeature,
  rankingsFeature,
  // Seeded after the sums of service.
  certificatesFeature,
  walletFeature,
  showsFeature,
  practiceCodesFeature,
  practiceHomesFeature,
  ordersFeature,
  agendaFeature,
  feedbackFeature,
  // Seeded after everything that it indexes.
  searchFeature,
  discoveryFeature,
  applicationsFeature,
  demoFeature,
]

/** The operator's desks of all features. */
export const desks: readonly Desk[] = features.flatMap(({ desk }) => desk ?? [])
