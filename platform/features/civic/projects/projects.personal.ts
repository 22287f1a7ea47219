import { keptRows, type PersonalData } from '../../../kernel/members/personal-data'
import { projectHelpers } from './projects.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalProjects: readonly PersonalData[] = [
  keptRows(projectHelpers, projectHelpers.userId, 'The hours of a project are counted', { copy: {} }),
]
