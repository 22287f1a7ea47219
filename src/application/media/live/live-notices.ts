import { noticeCodes } from '../../frame/shared/notice-codes'

export const liveNotices = noticeCodes('reminder-set', 'reminder-removed')
