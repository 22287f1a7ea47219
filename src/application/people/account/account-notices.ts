import { noticeCodes } from '../../frame/shared/notice-codes'

export const accountNotices = noticeCodes('history-cleared', 'favourites-removed')
