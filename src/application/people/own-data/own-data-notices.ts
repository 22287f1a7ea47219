import { noticeCodes } from '../../frame/shared/notice-codes'

export const ownDataNotices = noticeCodes('copy-asked', 'deletion-asked', 'deletion-cancelled')
