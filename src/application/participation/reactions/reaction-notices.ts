import { noticeCodes } from '../../frame/shared/notice-codes'

export const reactionNotices = noticeCodes('liked', 'favourite-added', 'favourite-removed', 'followed', 'unfollowed')
