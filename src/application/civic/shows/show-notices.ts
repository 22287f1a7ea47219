import { noticeCodes } from '../../frame/shared/notice-codes'

export const showNotices = noticeCodes('show-sent', 'show-deleted')
