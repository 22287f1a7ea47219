import { likes } from '../../../kernel/contents/likes.schema'
import { hiddenRows, keptRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { favouriteCounts, followCounts, likeCounts } from './reaction-counts'
import { favourites, follows, shares } from './reactions.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalReactions: readonly PersonalData[] = [
  { ...ownRows(likes, likes.userId), counts: likeCounts },
  { ...ownRows(favourites, favourites.userId), counts: favouriteCounts },
  { ...ownRows(follows, follows.userId), counts: followCounts },
  // Members can be followed, too.
  hiddenRows(follows, follows.targetId),
  keptRows(shares, shares.userId, 'How often a content was shared is counted', {
    copy: {},
    set: () => ({ userId: null }),
  }),
]
