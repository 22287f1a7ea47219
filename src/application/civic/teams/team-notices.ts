import { noticeCodes } from '../../frame/shared/notice-codes'

export const teamNotices = noticeCodes(
  'team-asked',
  'lead-offered',
  'offer-withdrawn',
  'lead-accepted',
  'lead-declined',
  'team-request-withdrawn',
  'team-left',
  'applicant-approved',
  'applicant-refused',
  'member-removed',
)
