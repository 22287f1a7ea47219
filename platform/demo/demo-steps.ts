import { makePhonelessToken } from './pages/phoneless-token'
import { seedAccount } from './seeding/people/account/seed-account'
import { seedActivities } from './seeding/civic/activities/seed-activities'
import { seedApplications } from './seeding/civic/applications/seed-applications'
import { seedArticles } from './seeding/media/articles/seed-articles'
import { seedAudio } from './seeding/media/audio/seed-audio'
import { seedCertificates } from './seeding/civic/certificates/seed-certificates'
import { seedChannels } from './seeding/media/channels/seed-channels'
import { seedCharacters } from './seeding/media/characters/seed-characters'
import { seedChat } from './seeding/media/chat/seed-chat'
import { seedComments } from './seeding/participation/comments/seed-comments'
import { seedCourses } from './seeding/civic/classrooms/seed-courses'
import { seedCredits } from './seeding/participation/credits/seed-credits'
import { seedFeedback } from './seeding/civic/feedback/seed-feedback'
import { seedGalleries } from './seeding/media/gallery/seed-galleries'
import { seedHomes, seedPeople } from './seeding/frame/session/seed-people'
import { seedHostAlbums } from './seeding/media/anchors/seed-host-albums'
import { seedIdentities } from './seeding/people/identities/seed-identities'
import { seedInvited } from './seeding/people/invitations/seed-invited'
import { seedLikes } from './seeding/participation/reactions/seed-likes'
import { seedLiveEvents } from './seeding/media/channels/seed-live-events'
import { seedOfficialAccounts } from './seeding/media/organisations/seed-official-accounts'
import { seedOrders } from './seeding/civic/orders/seed-orders'
import { seedOrganisations } from './seeding/seed-contents'
import { seedPages } from './seeding/overview/pages/seed-pages'
import { seedParty } from './seeding/civic/party/seed-party'
import { seedProjects } from './seeding/civic/projects/seed-projects'
import { seedScans } from './seeding/civic/practice-codes/seed-scans'
import { seedSearch } from './seeding/overview/search/seed-search'
import { seedSelection } from './seeding/media/selection/seed-selection'
import { seedService } from './seeding/civic/rankings/seed-service'
import { seedServices } from './seeding/overview/services/seed-services'
import { seedShows } from './seeding/civic/shows/seed-shows'
import { seedSite } from './seeding/frame/site/seed-site'
import { seedSpecials } from './seeding/media/specials/seed-specials'
import { seedTeams } from './seeding/civic/teams/seed-teams'
import { seedTopics } from './seeding/media/topics/seed-topics'
import { seedVenues } from './seeding/civic/venues/seed-venues'
import { seedVideos } from './seeding/media/videos/seed-videos'
import { seedVolunteers } from './seeding/civic/volunteers/seed-volunteers'
import { seedWallet } from './seeding/civic/wallet/seed-wallet'
import { seedWishes } from './seeding/civic/wishes/seed-wishes'
import { demoWords } from './seeding/seeding.words'
import type { DemoStep } from './seeding/demo-step'

/** How the demo city is made: one step after the other, for the features that the platform offers. */
export const demoSteps: readonly DemoStep[] = [
  { feature: 'session', what: demoWords.people, seed: seedPeople },
  { feature: 'session', what: demoWords.people, seed: (database, _at, _onCount, vault) => seedHomes(database, vault) },
  { feature: 'site', what: demoWords.site, seed: seedSite },
  {
    feature: 'organisations',
    what: demoWords.organisations,
    seed: async (database) => {
      await seedOrganisations(database)
      await seedOfficialAccounts(database)
    },
  },
  { feature: 'articles', what: demoWords.articles, seed: seedArticles },
  { feature: 'audio', what: demoWords.audio, seed: seedAudio },
  { feature: 'channels', what: demoWords.channels, seed: seedChannels },
  { feature: 'channels', what: demoWords.liveEvents, seed: seedLiveEvents },
  { feature: 'anchors', what: demoWords.hostAlbums, seed: seedHostAlbums },
  { feature: 'videos', what: demoWords.videos, seed: seedVideos },
  { feature: 'gallery', what: demoWords.galleries, seed: seedGalleries },
  { feature: 'specials', what: demoWords.specials, seed: seedSpecials },
  { feature: 'topics', what: demoWords.topics, seed: seedTopics },
  { feature: 'selection', what: demoWords.selection, seed: seedSelection },
  // Before the courses, which some of its articles are.
  { feature: 'party', what: demoWords.party, seed: seedParty },
  { feature: 'classrooms', what: demoWords.courses, seed: seedCourses },
  { feature: 'characters', what: demoWords.characters, seed: seedCharacters },
  { feature: 'pages', what: demoWords.pages, seed: seedPages },
  { feature: 'services', what: demoWords.services, seed: seedServices },
  { feature: 'reactions', what: demoWords.likes, seed: seedLikes },
  { feature: 'comments', what: demoWords.comments, seed: seedComments },
  { feature: 'chat', what: demoWords.chat, seed: seedChat },
  { feature: 'credits', what: demoWords.credits, seed: seedCredits },
  { feature: 'account', what: demoWords.favourites, seed: seedAccount },
  { feature: 'invitations', what: demoWords.invited, seed: seedInvited },
  {
    feature: 'identities',
    what: demoWords.identities,
    seed: (database, at, _onCount, vault) => seedIdentities(database, vault, at),
  },
  {
    feature: 'volunteers',
    what: demoWords.volunteers,
    seed: (database, at, onCount, vault) => seedVolunteers(database, vault, at, onCount),
  },
  { feature: 'venues', what: demoWords.venues, seed: seedVenues },
  { feature: 'projects', what: demoWords.projects, seed: seedProjects },
  { feature: 'activities', what: demoWords.activities, seed: seedActivities },
  {
    feature: 'wishes',
    what: demoWords.wishes,
    seed: (database, at, _onCount, vault) => seedWishes(database, vault, at),
  },
  { feature: 'teams', what: demoWords.teams, seed: seedTeams },
  { feature: 'rankings', what: demoWords.service, seed: seedService },
  // After the sums of service.
  {
    feature: 'certificates',
    what: demoWords.certificates,
    seed: (database, at, _onCount, vault) => seedCertificates(database, vault, at),
  },
  { feature: 'wallet', what: demoWords.wallet, seed: (database, at, _, vault) => seedWallet(database, vault, at) },
  { feature: 'shows', what: demoWords.shows, seed: seedShows },
  { feature: 'practice-codes', what: demoWords.scans, seed: seedScans },
  { feature: 'orders', what: demoWords.orders, seed: (database, at, _, vault) => seedOrders(database, vault, at) },
  {
    feature: 'feedback',
    what: demoWords.feedback,
    seed: (database, at, _onCount, vault) => seedFeedback(database, vault, at),
  },
  // After everything that it indexes.
  {
    feature: 'search',
    what: demoWords.search,
    seed: (database, at, _onCount, _vault, sources) => seedSearch(database, at, sources),
  },
  {
    feature: 'applications',
    what: demoWords.applications,
    seed: (database, at, _onCount, vault) => seedApplications(database, vault, at),
  },
  { feature: 'demo', what: demoWords.way, seed: makePhonelessToken },
]
