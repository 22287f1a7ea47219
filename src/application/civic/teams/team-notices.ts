import { noticeCodes } from '../../frame/shared/notice-codes'

export const teamNotices = noticeCodes(
  'team-asked',
  'team-handed-over',
  'team-request-withdrawn',
  'team-left',
  'applicant-approved',
  'applicant-refused',
  'member-removed',
)
