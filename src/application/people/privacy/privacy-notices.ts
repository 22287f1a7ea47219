import { noticeCodes } from '../../frame/shared/notice-codes'

export const privacyNotices = noticeCodes('history-off', 'person-blocked', 'person-unblocked')
