import { audienceMembers } from '../../../kernel/contents/audience.schema'
import { hiddenRows, keptRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { circleMembers, circlePosts, circleRecords, circles } from './circles.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalCircles: readonly PersonalData[] = [
  keptRows(circles, circles.ownerId, 'A circle belongs to its members', {
    copy: { without: ['searchParts'] },
    set: () => ({ ownerId: null }),
  }),
  { ...ownRows(circleMembers, circleMembers.userId), cases: 'circle-membership' },
  { ...ownRows(circlePosts, circlePosts.userId, ['searchParts']), cases: 'circle-post', hasContents: true },
  keptRows(circleRecords, circleRecords.actorId, 'It says how a circle was led', {
    copy: {},
    set: () => ({ actorId: null }),
  }),
  keptRows(circleRecords, circleRecords.subjectId, 'It says how a circle was led', {
    set: () => ({ subjectId: null, text: '' }),
  }),
  hiddenRows(audienceMembers, audienceMembers.userId),
]
