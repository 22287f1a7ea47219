import { noticeCodes } from '../../frame/shared/notice-codes'

export const letterNotices = noticeCodes('letter-sent', 'letter-not-sent')
