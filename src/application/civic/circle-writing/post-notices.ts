import { noticeCodes } from '../../frame/shared/notice-codes'

export const postNotices = noticeCodes('circle-post-sent', 'circle-post-held', 'circle-post-edited')
