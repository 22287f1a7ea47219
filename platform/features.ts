import { activitiesFeature } from './features/civic/activities/activities.feature'
import { agendaFeature } from './features/overview/agenda/agenda.feature'
import { accountFeature } from './features/people/account/account.routes'
import { amenitiesFeature } from './features/civic/amenities/amenities.feature'
import { anchorsFeature } from './features/media/anchors/anchors.feature'
import { articlesFeature } from './features/media/articles/articles.routes'
import { bootFeature } from './features/frame/boot/boot.feature'
import { audioFeature } from './features/media/audio/audio.routes'
import { certificatesFeature } from './features/civic/certificates/certificates.feature'
import { channelsFeature } from './features/media/channels/channels.routes'
import { charactersFeature } from './features/media/characters/characters.feature'
import { chatFeature } from './features/media/chat/chat.feature'
import { classroomsFeature } from './features/civic/classrooms/classrooms.feature'
import { collectionsFeature } from './features/media/collections/collections.feature'
import { commentsFeature } from './features/participation/comments/comments.routes'
import { commitmentsFeature } from './features/civic/commitments/commitments.feature'
import { creditsFeature } from './features/participation/credits/credits.feature'
import { demoFeature } from './demo/pages/demo.routes'
import { discoveryFeature } from './features/overview/discovery/discovery.feature'
import { feedFeature } from './features/media/feed/feed.routes'
import { feedbackFeature } from './features/civic/feedback/feedback.feature'
import { galleryFeature } from './features/media/gallery/gallery.feature'
import { guidesFeature } from './features/civic/guides/guides.feature'
import { identitiesFeature } from './features/people/identities/identities.feature'
import { invitationsFeature } from './features/people/invitations/invitations.feature'
import { mapsFeature } from './features/civic/maps/maps.feature'
import { mediaFeature } from './features/frame/media/media.feature'
import { ordersFeature } from './features/civic/orders/orders.feature'
import { organisationsFeature } from './features/media/organisations/organisations.feature'
import { pagesFeature } from './features/overview/pages/pages.routes'
import { practiceHomesFeature } from './features/civic/practice-homes/practice-homes.feature'
import { partyFeature } from './features/civic/party/party.feature'
import { practiceCodesFeature } from './features/civic/practice-codes/practice-codes.feature'
import { projectsFeature } from './features/civic/projects/projects.feature'
import { publicAccountsFeature } from './features/people/public-accounts/public-accounts.feature'
import { rankingsFeature } from './features/civic/rankings/rankings.feature'
import { reactionsFeature } from './features/participation/reactions/reactions.routes'
import { searchFeature } from './features/overview/search/search.feature'
import { servicesFeature } from './features/overview/services/services.feature'
import { selectionFeature } from './features/media/selection/selection.feature'
import { sessionFeature } from './features/frame/session/session.feature'
import { showsFeature } from './features/civic/shows/shows.feature'
import { siteFeature } from './features/frame/site/site.routes'
import { specialsFeature } from './features/media/specials/specials.feature'
import { suggestionsFeature } from './features/civic/suggestions/suggestions.feature'
import { teamsFeature } from './features/civic/teams/teams.feature'
import { topicsFeature } from './features/media/topics/topics.feature'
import { uploadsFeature } from './features/frame/uploads/uploads.feature'
import { venuesFeature } from './features/civic/venues/venues.feature'
import { videosFeature } from './features/media/videos/videos.routes'
import { volunteersFeature } from './features/civic/volunteers/volunteers.feature'
import { walletFeature } from './features/civic/wallet/wallet.feature'
import { volunteerPagesFeature } from './features/civic/volunteer-pages/volunteer-pages.feature'
import { wishesFeature } from './features/civic/wishes/wishes.feature'
import type { Desk } from './kernel/operator/desk'
import type { PlatformFeature } from './kernel/platform'
import { applicationsFeature } from './features/civic/applications/applications.feature'

/** Every feature of the platform, one line each. */
export const features: readonly PlatformFeature[] = [
  sessionFeature,
  uploadsFeature,
  mediaFeature,
  siteFeature,
  bootFeature,
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
  amenitiesFeature,
  mapsFeature,
  volunteerPagesFeature,
  wishesFeature,
  suggestionsFeature,
  teamsFeature,
  rankingsFeature,
  certificatesFeature,
  walletFeature,
  showsFeature,
  practiceCodesFeature,
  practiceHomesFeature,
  ordersFeature,
  agendaFeature,
  feedbackFeature,
  guidesFeature,
  searchFeature,
  discoveryFeature,
  applicationsFeature,
  demoFeature,
]

/** The operator's desks of all features. */
export const desks: readonly Desk[] = features.flatMap(({ desk }) => desk ?? [])
