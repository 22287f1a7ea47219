import { noticeCodes } from '../../frame/shared/notice-codes'

export const volunteerNotices = noticeCodes('registration-changed')
