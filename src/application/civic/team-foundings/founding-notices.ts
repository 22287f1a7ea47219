import { noticeCodes } from '../../frame/shared/notice-codes'

export const foundingNotices = noticeCodes(
  'team-founding-sent',
  'team-founding-withdrawn',
  'team-changed',
  'team-name-sent',
  'team-closed',
)
