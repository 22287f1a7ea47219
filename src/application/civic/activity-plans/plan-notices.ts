import { noticeCodes } from '../../frame/shared/notice-codes'

export const planNotices = noticeCodes(
  'activity-plan-sent',
  'activity-planned',
  'activity-changed',
  'activity-plan-withdrawn',
)
