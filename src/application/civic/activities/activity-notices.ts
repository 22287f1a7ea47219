import { noticeCodes } from '../../frame/shared/notice-codes'

export const activityNotices = noticeCodes('activity-called-off', 'activity-ended')
