import { noticeCodes } from '../../frame/shared/notice-codes'

export const feedNotices = noticeCodes('card-liked')
