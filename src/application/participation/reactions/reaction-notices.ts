import { noticeCodes } from '../../frame/shared/notice-codes'

export const reactionNotices = noticeCodes('liked', 'collected', 'uncollected', 'followed', 'unfollowed')
