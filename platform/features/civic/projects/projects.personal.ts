import { keptRows, type PersonalData } from '../../../kernel/members/personal-data'
import { projectHelpers } from './projects.schema'

/** What becomes of what these tables hold of members. */
export const personalProjects: readonly PersonalData[] = [
  keptRows(projectHelpers, projectHelpers.userId, 'The hours of a project are counted', { copy: {} }),
]
