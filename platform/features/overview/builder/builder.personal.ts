import { hiddenRows, keptRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { pageDrafts, pageDraftSteps, pageEditors, pagePresences, pagePublications } from './builder.schema'

const ofTheCity = 'The pages belong to the city'
const nobody = { set: () => ({ authorId: null }) }

/** How the personal data of members in these tables is copied and deleted. */
export const personalBuilder: readonly PersonalData[] = [
  ownRows(pageEditors, pageEditors.userId),
  hiddenRows(pagePresences, pagePresences.userId),
  keptRows(pageDrafts, pageDrafts.authorId, ofTheCity, nobody),
  keptRows(pageDraftSteps, pageDraftSteps.authorId, ofTheCity, nobody),
  keptRows(pagePublications, pagePublications.authorId, ofTheCity, {
    ...nobody,
    copy: { without: ['document', 'pictures'] },
  }),
]
